import type { Translation } from '../translation.ts'

export default {
  title: 'Songs',
  intro: 'Six crates of records for learning by playing what you already hum.',
  description: 'Guitar song lessons by genre: classic rock, metal, blues, pop, acoustic and jazz.',
  tellMe: 'Tell me when they’re in',
  requestTitle: 'Is yours missing?',
  requestText: 'Captains name a song and we take it apart for them, bar by bar.',
  requestLink: 'Request a song',
} satisfies Translation<'songs', 'en'>
