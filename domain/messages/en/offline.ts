import type { Translation } from '../translation.ts'

export default {
  title: 'No connection',
  heading: 'No wind in the sails',
  text: 'There’s no connection, and the page you’re after isn’t travelling with you yet. Until the wind is back, there’s plenty to play on board.',
  retry: 'Try again',
  instruments: 'Works without a connection',
  tuner: 'Tuner',
  tunerText: 'All six strings in their place, on the high seas too.',
  metronome: 'Metronome',
  metronomeText: 'An oar needs no wind to keep time.',
  kept: 'What you have on board',
  keptText: 'The pages you visit are kept automatically, just as they were that day.',
  keptAt: 'Kept on {{date}}',
  noneKept: 'No pages yet: the next time you sail with a connection, they will be kept.',
  starting: {
    title: 'The school is casting off',
    text: 'We’re casting off the lines: this page will open by itself in a moment.',
  },
} satisfies Translation<'offline', 'en'>
