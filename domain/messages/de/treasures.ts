import type { Translation } from '../translation.ts'

export default {
  title: 'Schatztruhe',
  introOpen:
    'Was auf keiner Karte steht: Theorie, Backing-Tracks und Masterclasses. Den Schlüssel hast du, also: Deckel auf!',
  kinds: { theory: 'Theorie', tracks: 'Tracks', masterclass: 'Masterclass' },
  unlock: 'Freischalten',
  open: 'Truhe öffnen',
  back: 'Alle Schätze',
  print: 'Drucken',
  empty: 'Diese Truhe füllt sich noch. Komm mit der nächsten Flut wieder.',
  callTitle: 'Den Schlüssel hat der Kapitän',
  callText: 'Wer Kapitän wird, öffnet diese Truhen und alle, die wir noch vom Meeresgrund heben.',
  callLink: 'Kapitän werden',
  inside: {
    theory: {
      first: 'Die Theorie, am Griffbrett erklärt',
      second: 'Akkorde und Tabs, damit du sie unter deinen Fingern hörst',
      third: 'Eine Fassung zum Ausdrucken für den Notenständer',
    },
    tracks: {
      first: 'Tracks zum Mitspielen, gleich auf der Seite',
      second: 'Die Audiodateien zum Herunterladen',
      third: 'Die Akkorde jedes Tracks, Takt für Takt',
    },
    masterclass: {
      first: 'Die ganze Masterclass zum Nachlesen',
      second: 'Tabs zu jeder Übung',
      third: 'Eine Fassung zum Ausdrucken für den Notenständer',
    },
  },
} satisfies Translation<'treasures', 'de'>
