import type { Translation } from '../translation.ts'

export default {
  title: '航海日志',
  intro: '每趟航程学到的东西，用墨水和稳稳的手记下来：技巧、乐理、保养，让你的吉他走得更远。',
  description: '写给吉他手的文章，附和弦、六线谱和练习：riff、音阶、技巧、布鲁斯和琴的保养。',
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
