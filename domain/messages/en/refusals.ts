import type { Translation } from '../translation.ts'

export default {
  tooLarge: {
    title: 'That won’t fit in the hold',
    text: 'What you sent weighs more than this page can take. Make it shorter and send it again.',
  },
  unreadable: {
    title: 'The ink has run',
    text: 'What arrived cannot be read. Go back to the page and send it once more.',
  },
  tooMany: {
    title: 'Hold your fire!',
    text: 'Too many requests in a row are coming from your connection. Wait a moment and try again.',
  },
  busy: {
    title: 'All hands are busy',
    text: 'The sea is rough and we can’t keep up. Try again in a moment.',
  },
  foreign: {
    title: 'Unknown flag',
    text: 'This form comes from another website and was not accepted.',
  },
} satisfies Translation<'refusals', 'en'>
