import type { Translation } from '../translation.ts'

export default {
  title: 'Your voyage',
  learnt: '{{name}}: {{done}} of {{count}} lessons learnt',
  unread: 'Your logbook won’t open just now. Your progress is safe.',
  place: 'Lesson {{number}} of {{count}}',
  after: 'Then:',
  chart: 'The whole route',
  arrived: {
    title: 'You’ve made port',
    text: 'Every lesson is learnt. The log has riffs and theory waiting for the next tide.',
    more: 'You know all that a Deckhand knows. The Captain plan opens what comes next.',
    link: 'Read the log',
  },
  handy: {
    title: 'At hand',
    tuner: 'Tune up',
    metronome: 'Metronome',
    practice: 'Practice log',
    media: 'My practice',
    account: 'My berth',
  },
} satisfies Translation<'voyage', 'en'>
