import type { Translation } from '../translation.ts'

export default {
  back: '全部日志',
  tags: '话题',
  allTags: '全部',
  count_other: '{{count}}篇日志',
  countTagged_other: '{{count}}篇关于“{{tag}}”的日志',
  emptyTitle: '一页空白',
  empty: '日志里还没有文章。',
  emptyTagged: '没有哪篇日志谈到“{{tag}}”。换个话题试试。',
  entry: '日志{{number}}',
  by: '作者：{{author}}',
  minutes_other: '阅读约{{count}}分钟',
  related: '接着读',
  feed: '用RSS订阅',
} satisfies Translation<'blog', 'zh'>
