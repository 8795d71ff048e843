import type { Translation } from '../translation.ts'

export default {
  title: '歌曲',
  intro: '六箱唱片，弹你早就会哼的，边弹边学。',
  description: '按曲风分类的吉他歌曲课：经典摇滚、金属、布鲁斯、流行、民谣和爵士。',
  tellMe: '上架了通知我',
  requestTitle: '没有你要的？',
  requestText: '船长点歌，我们替他们一小节一小节地拆开。',
  requestLink: '点一首歌',
} satisfies Translation<'songs', 'zh'>
