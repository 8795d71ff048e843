import type { Translation } from '../translation.ts'

export default {
  contact: {
    otherWays: '找到我们的其他办法',
    writeUs: '写信到{{email}}',
    answer: '回信的是人，不是鹦鹉：一般两天左右。',
    aboutUs: '谁来回信',
  },
  testimonials: {
    none: '船员们还没动笔。来当第一支羽毛笔吧。',
    share: '分享你的传奇',
    shareText: '说说你怎么起步的、哪首歌总也拿不下，或者邻居说了什么。发布之前，船长室会先读一遍。',
  },
  community: {
    building: '施工中',
    tellMe: '通知我',
    waitlist: '开张时通知你？',
  },
  unwritten: '这篇文字还在誊写。过些时候再来。',
  gallery: {
    failed: '没能取回画廊里的宝藏。过一会儿再试。',
    empty: '甲板上还没有战利品',
    emptyText: '船员的第一批宝藏会出现在这里。',
    decoration: '船上风光',
    share: '上传我的',
  },
  soon: {
    badge: '即将推出',
    waitlist: '起航时通知你？',
    waitlistText: '它还在船坞里，下水日期没定。留下邮箱，我们只写信给你一次：出海那天。',
  },
  tutorials: {
    uploads: '频道上传的全部内容',
    channel: '来自频道{{channel}}',
    none: '频道很安静：下一课正在录。',
  },
} satisfies Translation<'pages', 'zh'>
