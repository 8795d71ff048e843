import type { Translation } from '../translation.ts'

export default {
  back: 'सारे लेख',
  tags: 'विषय',
  allTags: 'सब',
  count_one: '{{count}} लेख',
  count_other: '{{count}} लेख',
  countTagged_one: '“{{tag}}” पर {{count}} लेख',
  countTagged_other: '“{{tag}}” पर {{count}} लेख',
  emptyTitle: 'कोरा पन्ना',
  empty: 'लॉगबुक में अभी कोई लेख नहीं है।',
  emptyTagged: '“{{tag}}” पर कोई लेख नहीं। दूसरा विषय आज़माओ।',
  entry: 'लेख {{number}}',
  by: 'लेखक: {{author}}',
  minutes_one: '{{count}} मिनट में पढ़ो',
  minutes_other: '{{count}} मिनट में पढ़ो',
  related: 'आगे पढ़ो',
  feed: 'RSS से जुड़ो',
} satisfies Translation<'blog', 'hi'>
