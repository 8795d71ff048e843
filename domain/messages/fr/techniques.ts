import type { Translation } from '../translation.ts'

export default {
  kinds: 'Types de guitare',
  plate: 'Planche {{number}}',
  callTitle: 'La main apprend mieux à deux',
  callText:
    'Chaque planche a ses leçons, ses exercices et son monde. Il ne te reste qu’à monter à bord.',
  callLink: 'Rejoins l’équipage',
} satisfies Translation<'techniques', 'fr'>
