import type { Translation } from '../translation.ts'

export default {
  title: 'Schatztruhe',
  intro:
    'Was auf keiner Karte steht: Theorie, Backing-Tracks und Masterclasses hinter sieben Siegeln.',
  description:
    'Theorie, Backing-Tracks und Masterclasses für Gitarre, den Kapitänen der Schule vorbehalten.',
  kinds: { theory: 'Theorie', tracks: 'Tracks', masterclass: 'Masterclass' },
  unlock: 'Freischalten',
  open: 'Truhe öffnen',
  back: 'Alle Schätze',
  print: 'Drucken',
  empty: 'Diese Truhe füllt sich noch. Komm mit der nächsten Flut wieder.',
  callTitle: 'Den Schlüssel hat der Kapitän',
  callText: 'Wer Kapitän wird, öffnet diese Truhen und alle, die wir noch vom Meeresgrund heben.',
  callLink: 'Kapitän werden',
} satisfies Translation<'treasures', 'de'>
