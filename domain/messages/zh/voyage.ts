import type { Translation } from '../translation.ts'

export default {
  title: '你的航程',
  learnt: '{{name}}：学会{{done}}课，共{{count}}课',
  unread: '航海本这会儿打不开。你的进度都好好的。',
  place: '第{{number}}课，共{{count}}课',
  after: '接下来：',
  chart: '全程航线',
  arrived: {
    title: '靠岸了',
    text: '所有课程都学会了。航海日志里还有riff和乐理，等着下一次涨潮。',
    more: '见习水手该会的你都会了。后面的课，有船长方案才打得开。',
    link: '去看航海日志',
  },
  handy: {
    title: '随手可用',
    tuner: '调音',
    metronome: '节拍器',
    practice: '练习本',
    media: '我的练习',
    account: '我的舱房',
  },
} satisfies Translation<'voyage', 'zh'>
