import type { Translation } from '../translation.ts'

export default {
  anchorBar: {
    label: '本页各部分',
    freeLessons: '免费课',
    learningPath: '航线',
    tools: '工具',
    songs: '歌曲',
    premium: '付费方案',
    community: '社区',
  },
  sea: { listen: '弹响吉他，大海会回应', opening: '正在打开麦克风……', stop: '不用再听了' },
  hero: { goOn: '继续航程' },
  levels: { wanted: '悬赏通缉', see: '查看级别' },
  freeLessons: { minutes: '{{count}}分钟' },
  premium: { from: '低至', perMonth: '/月', module: '第{{number}}单元' },
  comparison: {
    soon: '即将推出',
    feature: '船上有',
    grumete: '见习水手',
    capitan: '船长',
    yes: '有',
    no: '无',
  },
  marquee: { label: '船员怎么说' },
} satisfies Translation<'home', 'zh'>
