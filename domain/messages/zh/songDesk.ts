import type { Translation } from '../translation.ts'

export default {
  label: '和乐队一起弹：{{title}}',
  play: '和乐队一起弹',
  version: { legend: '版本', full: '完整版', easy: '简易版' },
  sounds: '实际音高',
  lower: '低半音',
  higher: '高半音',
  original: '回到原调',
  capo: '变调夹',
  noCapo: '不用变调夹：按{{key}}的指法',
  capoAt: '变调夹第{{fret}}品：按{{key}}的指法',
  now: '现在',
  next: '接下来',
  count: '预备拍：{{count}}',
  band: '乐队：贝斯和鼓',
  guitar: '吉他',
  melody: '旋律',
  part: '循环一段',
  wholeSong: '整首歌',
} satisfies Translation<'songDesk', 'zh'>
