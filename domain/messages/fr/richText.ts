import type { Translation } from '../translation.ts'

export default {
  callout: {
    setTempo: 'Mets à {{tempo}}',
    tip: 'Conseil de bord',
    warning: 'Gare à l’écueil !',
    exercise: 'Exercice',
  },
  chords: { label: 'Accords', play: 'Écouter les accords' },
  downloads: {
    title: 'Dans la cale',
    download: 'Télécharger',
    play: 'Écouter « {{title}} »',
    key: 'Tonalité',
    tempo: 'Tempo',
    beats: '{{count}} battements par minute',
    chart: 'Les accords, mesure par mesure',
  },
  tab: {
    title: 'Tablature',
    play: 'Écouter et s’entraîner',
    words: 'Note à note',
    silent: 'Cette tablature se lit, mais elle ne sonne pas encore.',
    asText: 'Voir la tablature en texte',
    legend: 'Signes de la tablature',
    hammerOn: 'hammer-on',
    pullOff: 'pull-off',
    bend: 'bend : tire la corde',
    release: 'relâche le bend',
    slideUp: 'slide vers l’aigu',
    slideDown: 'slide vers le grave',
    vibrato: 'vibrato',
    muted: 'note étouffée',
    tapping: 'tapping : frappe avec l’autre main',
  },
} satisfies Translation<'richText', 'fr'>
