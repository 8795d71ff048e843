import type { Translation } from '../translation.ts'

export default {
  callout: {
    setTempo: '调到{{tempo}}',
    tip: '船上的忠告',
    warning: '当心暗礁！',
    exercise: '练习',
  },
  chords: { label: '和弦', play: '听和弦' },
  downloads: {
    title: '货舱里',
    download: '下载',
    play: '收听《{{title}}》',
    key: '调',
    tempo: '速度',
    beats: '每分钟{{count}}拍',
    chart: '逐小节和弦',
  },
  tab: {
    title: '六线谱',
    play: '试听并练习',
    words: '逐音阅读',
    silent: '这份六线谱能看，但还不能播放。',
    asText: '以文本查看六线谱',
    legend: '六线谱符号',
    hammerOn: '击弦',
    pullOff: '勾弦',
    bend: '推弦',
    release: '推弦后放回',
    slideUp: '上滑音',
    slideDown: '下滑音',
    vibrato: '揉弦',
    muted: '闷音',
    tapping: '点弦：用另一只手敲',
  },
} satisfies Translation<'richText', 'zh'>
