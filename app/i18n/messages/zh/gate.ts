import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: '上船接着读',
    text: '这一课对全体船员免费。登录，或者建一个账号：比调弦还快。',
  },
  visitorRank: {
    title: '再往前，船长专属',
    text: '这扇门后面的东西留给船长级的人。如果你已经是了，登录账号，门自己会开。',
  },
  rank: {
    title: '你还差一道杠',
    text: '你已经是船员了，但这些我们留给船长：这条船就靠他们浮着。升了级，所有课程和三件宝藏都是你的。',
  },
  logIn: '登录',
  signUp: '免费创建账号',
  becomeCaptain: '怎样成为船长',
} satisfies Translation<'gate', 'zh'>
