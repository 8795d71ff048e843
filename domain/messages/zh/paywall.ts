import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: '上船接着读',
    text: '这一页对全体船员免费。登录，或者建一个账号：比调弦还快。',
  },
  visitorRank: {
    title: '再往前，船长专属',
    text: '这扇门后面的东西属于船长方案。如果你已经有了，登录账号，门自己会开。',
  },
  rank: {
    title: '你还差一道杠',
    text: '你已经是船员了，但这些我们留给船长：这条船就靠他们浮着。有了船长方案，所有课程和三件宝藏都是你的。',
  },
  inside: '里面有什么',
  ways: '接下来有两条航线',
  way: {
    account: {
      title: '免费账号',
      text: '解锁这一页和见习水手级的全部课程与歌曲。不用绑卡，没有小字条款。',
      link: '免费创建账号',
    },
    captain: { title: '船长方案', text: '解锁所有级别的课程和藏宝箱。', link: '怎样成为船长' },
    logIn: { title: '我已经是船长', text: '用船长账号登录，门自己会开。', link: '登录' },
    lessons: {
      title: '眼下',
      text: '见习水手级的课已经全归你了：一课不缺，慢慢学。',
      link: '看看各级别',
    },
  },
} satisfies Translation<'paywall', 'zh'>
