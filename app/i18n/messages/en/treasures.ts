import type { Translation } from '../translation.ts'

export default {
  title: 'Treasure Chest',
  intro: 'What no map shows: theory, backing tracks and masterclasses under lock and key.',
  description:
    'Theory, backing tracks and guitar masterclasses reserved for the Captains of the school.',
  kinds: { theory: 'Theory', tracks: 'Tracks', masterclass: 'Masterclass' },
  unlock: 'Unlock',
  open: 'Open the chest',
  back: 'All the treasures',
  print: 'Print',
  empty: 'This chest is still being filled. Come back with the next tide.',
  callTitle: 'The Captain holds the key',
  callText: 'Captains open these chests, and any others we raise from the seabed.',
  callLink: 'Become a Captain',
} satisfies Translation<'treasures', 'en'>
