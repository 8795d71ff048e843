import type { Translation } from '../translation.ts'

export default {
  callout: {
    setTempo: 'Auf {{tempo}} stellen',
    tip: 'Bordtipp',
    warning: 'Achtung, Klippe!',
    exercise: 'Übung',
  },
  chords: { label: 'Akkorde', play: 'Akkorde anhören' },
  downloads: {
    title: 'Im Laderaum',
    download: 'Herunterladen',
    play: '„{{title}}“ anhören',
    key: 'Tonart',
    tempo: 'Tempo',
    beats: '{{count}} Schläge pro Minute',
    chart: 'Akkorde, Takt für Takt',
  },
  tab: {
    title: 'Tabulatur',
    play: 'Anhören und üben',
    words: 'Ton für Ton',
    silent: 'Diese Tabulatur lässt sich lesen, aber noch nicht anhören.',
    asText: 'Tabulatur als Text ansehen',
    legend: 'Zeichen der Tabulatur',
    hammerOn: 'Hammer-on',
    pullOff: 'Pull-off',
    bend: 'Bending: Saite ziehen',
    release: 'Bending lösen',
    slideUp: 'Slide nach oben',
    slideDown: 'Slide nach unten',
    vibrato: 'Vibrato',
    muted: 'abgedämpfter Ton',
    tapping: 'Tapping: mit der anderen Hand tippen',
  },
} satisfies Translation<'richText', 'de'>
