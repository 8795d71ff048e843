import type { Translation } from '../translation.ts'

export default {
  tooLarge: {
    title: '货舱装不下',
    text: '你发送的内容超过了本页的限制。请缩短后再发送一次。',
  },
  unreadable: {
    title: '墨迹晕开了',
    text: '收到的内容无法读取。请回到页面重新发送。',
  },
  tooMany: {
    title: '停火！',
    text: '你的网络连续发来了太多请求。请稍等片刻再试。',
  },
  busy: {
    title: '全体船员都在忙',
    text: '风浪太大，我们忙不过来了。请稍后再试。',
  },
  foreign: {
    title: '不明旗帜',
    text: '这个表单来自另一个网站，未被接受。',
  },
} satisfies Translation<'refusals', 'zh'>
