import type { Translation } from '../translation.ts'

export default {
  soon: '即将推出',
  known: {
    estilos: '风格',
    'tecnicas/electrica': '电吉他技巧',
    'tecnicas/acustica': '民谣吉他技巧',
    'tecnicas/espanola': '古典吉他技巧',
  },
  waitlistTitle: '加入候补名单',
  waitlistText: '只写信给你一次：下水那天。',
  waitlistLink: '会员候补名单',
  meanwhile: '这段时间，先从各级别学起',
} satisfies Translation<'courses', 'zh'>
