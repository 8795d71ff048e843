import type { Translation } from '../translation.ts'

export default {
  title: '在船上搜索',
  intro: '全校的文章、技巧、级别和课程。',
  label: '你在找什么？',
  placeholder: '五声音阶、横按、布鲁斯……',
  submit: '搜索',
  close: '关闭搜索',
  results: '结果',
  searching: '正在搜索……',
  found_other: '{{count}}条结果',
  none: '海平线上没有“{{query}}”。换个词试试。',
  ideas: '从哪里开始',
  examples: '五声音阶, riff, 布鲁斯, 点弦, 调式',
  hint: '至少输入两个字。',
  keys: '用方向键移动，按回车打开。',
  all: '在一页里看全部',
  kinds: {
    article: '文章',
    technique: '技巧',
    level: '级别',
    lesson: '课程',
    song: '歌曲',
    page: '页面',
  },
  lookout: {
    title: '瞭望员已在桅顶就位',
    text: '告诉他你要找什么，从船尾到船头，他一眼望遍整所学校。',
  },
  ways: {
    title: '或者直接驶向',
    levels: { title: '各级别', text: '从第一根弦到solo，按顺序来' },
    blog: { title: '航海日志', text: '潮起潮落之间，读几篇文章' },
    tuner: { title: '调音器', text: '一分钟，六根弦各就各位' },
  },
} satisfies Translation<'search', 'zh'>
