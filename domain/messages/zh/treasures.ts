import type { Translation } from '../translation.ts'

export default {
  title: '藏宝箱',
  introOpen: '哪张地图上都没有的东西：乐理、伴奏和大师课。钥匙在你手里，掀开箱盖吧。',
  kinds: { theory: '乐理', tracks: '伴奏', masterclass: '大师课' },
  unlock: '解锁',
  open: '打开宝箱',
  back: '全部宝藏',
  print: '打印',
  empty: '这只箱子还在装。下次涨潮再来。',
  callTitle: '钥匙在船长手里',
  callText: '升为船长的人，能打开这些箱子，以及我们以后从海底捞上来的每一只。',
  callLink: '成为船长',
  inside: {
    theory: {
      first: '在指板上讲明白的乐理',
      second: '和弦图与六线谱，弹出来听听',
      third: '可打印的版本，放上谱架',
    },
    tracks: {
      first: '不用离开页面就能跟着弹的伴奏',
      second: '可下载的音频',
      third: '每条伴奏的和弦，一小节一小节列好',
    },
    masterclass: {
      first: '整堂课的文字版',
      second: '每个练习的六线谱',
      third: '可打印的版本，放上谱架',
    },
  },
} satisfies Translation<'treasures', 'zh'>
