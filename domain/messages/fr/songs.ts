import type { Translation } from '../translation.ts'

export default {
  title: 'Chansons',
  intro: 'Six bacs à disques pour apprendre en jouant ce que tu fredonnes déjà.',
  description:
    'Des leçons de chansons pour guitare par genres : rock classique, metal, blues, pop, acoustique et jazz.',
  tellMe: 'Préviens-moi de leur arrivée',
  requestTitle: 'Il manque la tienne ?',
  requestText: 'Les Capitaines demandent, et on démonte la chanson pour eux, mesure par mesure.',
  requestLink: 'Demander une chanson',
} satisfies Translation<'songs', 'fr'>
