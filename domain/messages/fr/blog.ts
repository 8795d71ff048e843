import type { Translation } from '../translation.ts'

export default {
  title: 'Journal de bord',
  intro:
    'Ce qu’on apprend à chaque traversée, noté à l’encre et d’une main sûre : technique, théorie et entretien, pour que ta guitare aille plus loin.',
  description:
    'Des articles pour guitaristes avec accords, tablatures et exercices : riffs, gammes, technique, blues et soin de l’instrument.',
  back: 'Tous les articles',
  tags: 'Sujets',
  allTags: 'Tous',
  count_one: '{{count}} article',
  count_other: '{{count}} articles',
  countTagged_one: '{{count}} article sur « {{tag}} »',
  countTagged_other: '{{count}} articles sur « {{tag}} »',
  emptyTitle: 'Page blanche',
  empty: 'Le journal ne contient encore rien.',
  emptyTagged: 'Aucun article ne parle de « {{tag}} ». Essaie un autre sujet.',
  entry: 'Article {{number}}',
  by: 'Par {{author}}',
  minutes_one: '{{count}} minute de lecture',
  minutes_other: '{{count}} minutes de lecture',
  related: 'À lire ensuite',
  feed: 'Abonne-toi par RSS',
} satisfies Translation<'blog', 'fr'>
