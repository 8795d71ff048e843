export default {
  title: 'Cofre de los Tesoros',
  intro: 'Lo que no sale en ningún mapa: teoría, pistas y clases magistrales bajo siete llaves.',
  description:
    'Teoría, pistas de acompañamiento y masterclasses de guitarra reservadas a los Capitanes de la escuela.',
  kinds: { theory: 'Teoría', tracks: 'Pistas', masterclass: 'Masterclass' },
  unlock: 'Desbloquear',
  open: 'Abrir el cofre',
  back: 'Todos los tesoros',
  print: 'Imprimir',
  empty: 'Este cofre aún se está llenando. Vuelve con la próxima marea.',
  callTitle: 'La llave la lleva el Capitán',
  callText: 'Quien sube a Capitán abre estos cofres y todos los que saquemos del fondo del mar.',
  callLink: 'Hazte Capitán',
}
