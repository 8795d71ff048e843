export default {
  callout: {
    tip: 'Consejo de a bordo',
    warning: '¡Ojo al escollo!',
    exercise: 'Ejercicio',
  },
  chords: { label: 'Acordes' },
  tab: {
    title: 'Tablatura',
    asText: 'Ver la tablatura como texto',
    legend: 'Signos de la tablatura',
    hammerOn: 'ligado ascendente',
    pullOff: 'ligado descendente',
    bend: 'bend: estira la cuerda',
    release: 'suelta el bend',
    slideUp: 'desliza hacia arriba',
    slideDown: 'desliza hacia abajo',
    vibrato: 'vibrato',
    muted: 'nota apagada',
    tapping: 'tapping: golpea con la otra mano',
  },
}
