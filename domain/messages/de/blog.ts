import type { Translation } from '../translation.ts'

export default {
  back: 'Alle Einträge',
  tags: 'Themen',
  allTags: 'Alle',
  count_one: '{{count}} Eintrag',
  count_other: '{{count}} Einträge',
  countTagged_one: '{{count}} Eintrag zu „{{tag}}“',
  countTagged_other: '{{count}} Einträge zu „{{tag}}“',
  emptyTitle: 'Leere Seite',
  empty: 'Im Logbuch steht noch kein Eintrag.',
  emptyTagged: 'Kein Eintrag handelt von „{{tag}}“. Probier ein anderes Thema.',
  entry: 'Eintrag {{number}}',
  by: 'Von {{author}}',
  minutes_one: '{{count}} Minute Lesezeit',
  minutes_other: '{{count}} Minuten Lesezeit',
  related: 'Lies weiter',
  feed: 'Per RSS abonnieren',
} satisfies Translation<'blog', 'de'>
