import type { Translation } from '../translation.ts'

export default {
  kinds: 'Tipi di chitarra',
  plate: 'Tavola {{number}}',
  callTitle: 'La mano impara con qualcuno accanto',
  callText:
    'Ogni tavola ha le sue lezioni, i suoi esercizi e la sua gente. Manca solo che tu salga a bordo.',
  callLink: 'Unisciti alla ciurma',
} satisfies Translation<'techniques', 'it'>
