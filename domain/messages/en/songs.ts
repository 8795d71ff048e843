import type { Translation } from '../translation.ts'

export default {
  tellMe: 'Tell me when they’re in',
  open: 'open to all',
  requestTitle: 'Is yours missing?',
  requestText: 'Captains name a song and we take it apart for them, bar by bar.',
  requestLink: 'Request a song',
} satisfies Translation<'songs', 'en'>
