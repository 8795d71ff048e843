import type { Translation } from '../translation.ts'

export default {
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
