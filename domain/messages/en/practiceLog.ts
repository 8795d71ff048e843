import type { Translation } from '../translation.ts'

export default {
  title: 'Practice log',
  intro: 'What you play, noted down: every exercise with its curve, and you at the helm.',
  visitor: {
    text: 'This log lives on this device alone: nothing leaves it. With a free account it comes along to all your others.',
    signUp: 'Create my free account',
    logIn: 'I have an account',
  },
  noScript:
    'Without an account the log is kept in your browser, which needs JavaScript to open it.',
  unread:
    'The part that your account keeps won’t open just now. It’s safe: have another look in a while.',
  empty: {
    title: 'A page yet to be written',
    text: 'The first line is written by playing. Pick an exercise, enjoy it at your own pace, and watch its curve grow here.',
    link: 'To my first exercise',
  },
  weeks: {
    title: 'Week by week',
    text: 'Minutes with the guitar in your hands.',
    of: 'Week of {{date}}',
  },
  time: { minutes: '{{minutes}} min', hours: '{{hours}} h {{minutes}} min' },
  pieces: 'Your exercises',
  kinds: {
    tab: 'Fastest clean turn',
    strum: 'Steadiness of your strumming',
    changes: 'Chord changes',
  },
  values: {
    tab: '{{value}} quarter notes per minute',
    noTurn: '{{played}} of {{asked}} notes',
    strum: '±{{value}} ms',
    changes: '{{value}} per minute',
  },
  course: {
    first: 'First entry: {{last}}',
    grown: 'From {{first}} to {{last}}. Best so far: {{best}}.',
    none: 'The curve begins with the first clean turn. Slow counts, too.',
    steadier: 'The higher the line, the more even the strumming.',
  },
  practised_one: '{{count}} practice, on {{date}}',
  practised_other: '{{count}} practices, the last on {{date}}',
  all: {
    show: 'See the entries',
    date: 'Day',
    result: 'Result',
    time: 'Time',
    older_one: 'There is {{count}} older one: it comes with the copy that you can download.',
    older_other: 'There are {{count}} older ones: they come with the copy that you can download.',
  },
  export: {
    title: 'The log is yours',
    text: 'Take a copy along whenever you like, to read or to open in a spreadsheet.',
    json: 'Download as JSON',
    csv: 'Download as CSV',
    file: 'practice-log',
  },
  delete: {
    entry: 'Delete the entry of {{date}}',
    piece: 'Delete this exercise',
    all: 'Delete the whole log',
    askEntry: 'Shall we delete this entry?',
    askPiece: 'Shall we delete this exercise?',
    askAll: 'Shall we delete the whole log?',
    fromDevice: 'It goes from this device, and there’s no way back.',
    fromAccount: 'It goes from your account and from all your devices, and there’s no way back.',
    confirm: 'Yes, delete',
    keep: 'No, keep it',
    close: 'Close',
    done: 'Deleted.',
  },
} satisfies Translation<'practiceLog', 'en'>
