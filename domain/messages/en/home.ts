import type { Translation } from '../translation.ts'

export default {
  anchorBar: {
    label: 'Sections of this page',
    freeLessons: 'Free lessons',
    learningPath: 'Route',
    tools: 'Tools',
    songs: 'Songs',
    premium: 'Premium plan',
    community: 'Community',
  },
  sea: {
    listen: 'Play your guitar: the sea answers',
    opening: 'Opening the microphone…',
    stop: 'Stop listening',
  },
  hero: { goOn: 'Continue your voyage' },
  levels: { wanted: 'Wanted', see: 'See the level' },
  freeLessons: { minutes: '{{count}} min' },
  premium: { from: 'From', perMonth: 'a month', module: 'Module {{number}}' },
  comparison: {
    soon: 'Coming soon',
    feature: 'On board',
    grumete: 'Deckhand',
    capitan: 'Captain',
    yes: 'Yes',
    no: 'No',
  },
  marquee: { label: 'What the crew says' },
} satisfies Translation<'home', 'en'>
