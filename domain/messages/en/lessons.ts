import type { Translation } from '../translation.ts'

export default {
  listTitle: 'The lessons',
  listIntro: {
    open: 'They go in order, each leaning on the one before. All of them are open to you.',
    grumete:
      'They go in order, each leaning on the one before. A free account is enough to read them.',
    capitan: 'They go in order, each leaning on the one before. The Captain plan opens them.',
  },
  locked: { grumete: 'With your free account', capitan: 'With the Captain plan' },
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  number: 'Lesson {{number}}',
  course: 'Stay on course',
  previous: 'Previous',
  next: 'Next',
  unwritten: 'This lesson is still in the shipyard. Come back soon: the launch is near.',
  markDone: 'Lesson learnt',
  done: 'Learnt: remove the mark',
  doneText: 'Noted in your logbook.',
  progress: '{{done}} of {{count}} lessons learnt',
  resume: 'Carry on where you left off',
  begin: 'Start lesson {{number}}',
  open: 'Open: no account needed',
  becomeCaptain: 'Become a Captain',
  enlist: {
    title: 'Shall we go on?',
    text: 'The next lesson is yours with a free account: one form, no card. And your progress gets noted down.',
    link: 'Create my free account',
  },
  learnt: 'Learnt',
  inside: {
    first: 'The whole lesson, step by step',
    second: 'Chords and tabs that read well on a phone',
    third: 'Your progress, noted in the logbook',
  },
} satisfies Translation<'lessons', 'en'>
