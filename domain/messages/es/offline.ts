export default {
  title: 'Sin conexión',
  heading: 'Sin viento en las velas',
  text: 'No hay conexión, y la página que buscas todavía no viaja contigo. Hasta que vuelva el viento, a bordo hay de qué tocar.',
  retry: 'Probar de nuevo',
  instruments: 'Funciona sin conexión',
  tuner: 'Afinador',
  tunerText: 'Las seis cuerdas en su sitio, también en alta mar.',
  metronome: 'Metrónomo',
  metronomeText: 'El remo no necesita viento para llevar el compás.',
  kept: 'Lo que llevas a bordo',
  keptText: 'Las páginas que visitas se guardan solas, tal como estaban ese día.',
  keptAt: 'Guardada el {{date}}',
  noneKept: 'Aún no llevas páginas: la próxima vez que navegues con conexión se irán guardando.',
  starting: {
    title: 'La escuela está zarpando',
    text: 'Estamos soltando amarras: esta página se abrirá sola en un momento.',
  },
}
