import type { Translation } from '../translation.ts'

export default {
  back: 'All entries',
  tags: 'Topics',
  allTags: 'All',
  count_one: '{{count}} entry',
  count_other: '{{count}} entries',
  countTagged_one: '{{count}} entry about “{{tag}}”',
  countTagged_other: '{{count}} entries about “{{tag}}”',
  emptyTitle: 'A blank page',
  empty: 'There are no entries in the log yet.',
  emptyTagged: 'No entry mentions “{{tag}}”. Try another topic.',
  entry: 'Entry {{number}}',
  by: 'By {{author}}',
  minutes_one: '{{count}}-minute read',
  minutes_other: '{{count}}-minute read',
  related: 'Read on',
  feed: 'Subscribe by RSS',
} satisfies Translation<'blog', 'en'>
