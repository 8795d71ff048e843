import type { Translation } from '../translation.ts'

export default {
  title: '无网络',
  heading: '帆上没有风',
  text: '没有网络，你要找的页面还没跟你一起上路。等风回来之前，船上也有东西可弹。',
  retry: '再试一次',
  instruments: '没有网络也能用',
  tuner: '调音器',
  tunerText: '六根弦各就各位，在公海上也行。',
  metronome: '节拍器',
  metronomeText: '划桨打拍子，用不着风。',
  kept: '你船上带着的',
  keptText: '你访问过的页面会自动保存，停在那天的样子。',
  keptAt: '{{date}}保存',
  noneKept: '还没有页面：下次有网络时，边逛边存。',
  starting: {
    title: '学校正在起航',
    text: '正在解缆：这个页面马上会自动打开。',
  },
} satisfies Translation<'offline', 'zh'>
