import type { Translation } from '../translation.ts'

export default {
  listTitle: '课程',
  listIntro: {
    open: '按顺序来，一课垫着一课。全部对你开放。',
    grumete: '按顺序来，一课垫着一课。有个免费账号就能读。',
    capitan: '按顺序来，一课垫着一课。船长方案才打得开。',
  },
  locked: { grumete: '需免费账号', capitan: '需船长方案' },
  minutes_other: '{{count}}分钟',
  number: '第{{number}}课',
  course: '继续航程',
  previous: '上一课',
  next: '下一课',
  unwritten: '这一课还在船坞里。过些时候再来：马上就要下水了。',
  markDone: '学会了',
  done: '已学会：取消标记',
  doneText: '已记入你的航海本。',
  progress: '已学会{{done}}／{{count}}课',
  resume: '从上次的地方继续',
  begin: '开始第{{number}}课',
  open: '免费开放：不用账号',
  becomeCaptain: '怎样成为船长',
  enlist: {
    title: '继续前进？',
    text: '有个免费账号就能读下一课：填一张表，不用绑卡，进度也会记下来。',
    link: '免费创建账号',
  },
  learnt: '已学会',
  inside: {
    first: '完整的一课，一步一步来',
    second: '和弦图与六线谱，手机上也看得清',
    third: '你的进度，记在你的航海本里',
  },
} satisfies Translation<'lessons', 'zh'>
