import type { Translation } from '../translation.ts'

export default {
  tellMe: 'Préviens-moi de leur arrivée',
  open: 'ouverte à tous',
  requestTitle: 'Il manque la tienne ?',
  requestText: 'Les Capitaines demandent, et on démonte la chanson pour eux, mesure par mesure.',
  requestLink: 'Demander une chanson',
} satisfies Translation<'songs', 'fr'>
