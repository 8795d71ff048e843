import type { Translation } from '../translation.ts'

export default {
  title: 'The captain’s log',
  intro:
    'What we learn on every voyage, set down in ink with a steady hand: technique, theory and upkeep to take your guitar further.',
  description:
    'Articles for guitarists with chords, tablature and exercises: riffs, scales, technique, blues and caring for the instrument.',
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
