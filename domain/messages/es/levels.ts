export default {
  sampleLesson: 'Lección de muestra',
  open: 'Ver el nivel',
  all: 'Todos los niveles',
  lessonOne: 'Lección 1',
  ladder: 'Los tres rangos',
  upload: {
    title: 'Sube tu contenido',
    text: 'Guarda aquí una foto o un vídeo de tu práctica en este nivel.',
    button: 'Subir foto o vídeo',
    stays: 'Solo tú lo verás, hasta que tú lo publiques.',
  },
  slots: {
    image: 'Poner una imagen mía',
    video: 'Poner un vídeo mío',
    reset: 'Volver a lo de la escuela',
    onlyYou: 'Aquí solo lo ves tú.',
  },
}
