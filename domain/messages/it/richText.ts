import type { Translation } from '../translation.ts'

export default {
  callout: {
    setTempo: 'Metti a {{tempo}}',
    tip: 'Consiglio di bordo',
    warning: 'Occhio allo scoglio!',
    exercise: 'Esercizio',
  },
  chords: { label: 'Accordi', play: 'Ascolta gli accordi' },
  downloads: {
    title: 'Nella stiva',
    download: 'Scarica',
    play: 'Ascolta «{{title}}»',
    key: 'Tonalità',
    tempo: 'Tempo',
    beats: '{{count}} battiti al minuto',
    chart: 'Accordi, battuta per battuta',
  },
  tab: {
    title: 'Tablatura',
    play: 'Ascolta ed esercitati',
    words: 'Nota per nota',
    silent: 'Questa tablatura si può leggere, ma ancora non suona.',
    asText: 'Vedi la tablatura come testo',
    legend: 'Segni della tablatura',
    hammerOn: 'hammer-on',
    pullOff: 'pull-off',
    bend: 'bending: tira la corda',
    release: 'rilascia il bending',
    slideUp: 'scivola verso l’alto',
    slideDown: 'scivola verso il basso',
    vibrato: 'vibrato',
    muted: 'nota stoppata',
    tapping: 'tapping: colpisci con l’altra mano',
  },
} satisfies Translation<'richText', 'it'>
