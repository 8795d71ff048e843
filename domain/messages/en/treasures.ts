import type { Translation } from '../translation.ts'

export default {
  title: 'Treasure Chest',
  introOpen:
    'What no map shows: theory, backing tracks and masterclasses. You hold the key, so lift the lids.',
  kinds: { theory: 'Theory', tracks: 'Tracks', masterclass: 'Masterclass' },
  unlock: 'Unlock',
  open: 'Open the chest',
  back: 'All the treasures',
  print: 'Print',
  empty: 'This chest is still being filled. Come back with the next tide.',
  callTitle: 'The Captain holds the key',
  callText: 'Captains open these chests, and any others we raise from the seabed.',
  callLink: 'Become a Captain',
  inside: {
    theory: {
      first: 'The theory, explained on the fretboard',
      second: 'Chords and tabs, so you hear it under your fingers',
      third: 'A version to print for your music stand',
    },
    tracks: {
      first: 'Tracks to play over without leaving the page',
      second: 'The audio, yours to download',
      third: 'The chords of every track, bar by bar',
    },
    masterclass: {
      first: 'The whole class in writing',
      second: 'Tabs of every exercise',
      third: 'A version to print for your music stand',
    },
  },
} satisfies Translation<'treasures', 'en'>
