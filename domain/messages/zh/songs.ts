import type { Translation } from '../translation.ts'

export default {
  tellMe: '上架了通知我',
  open: '人人可弹',
  requestTitle: '没有你要的？',
  requestText: '船长点歌，我们替他们一小节一小节地拆开。',
  requestLink: '点一首歌',
} satisfies Translation<'songs', 'zh'>
