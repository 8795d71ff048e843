import type { Translation } from '../translation.ts'

export default {
  sending: '发送中……',
  honeypot: '此栏请留空',
  back: '返回页面',
  again: '检查一下表单再发一次：你写的都还在。',
  fields: {
    name: '名字',
    email: '电子邮箱',
    message: '留言',
    pirateName: '海盗名',
    story: '你的故事',
  },
  newsletter: { title: '邮报', submit: '订阅' },
  contact: { title: '联系表单', submit: '扔出漂流瓶' },
  testimonial: { title: '分享你的传奇', submit: '发送我的故事' },
  waitlist: {
    offer: '留下邮箱，一开放就告诉你。',
    title: '候补名单',
    text: '留下邮箱，好了就通知你。没别的。',
    submit: '通知我',
  },
  problems: {
    nameRequired: '请写下你的名字。',
    nameTooLong: '这个名字太长了：最多80个字。',
    emailRequired: '请填写电子邮箱。',
    emailInvalid: '这个邮箱好像不完整，应该像name@example.com这样。',
    emailTooLong: '这个邮箱太长了：最多254个字符。',
    messageRequired: '请写下留言。',
    messageTooLong: '留言太长了：最多5000个字。',
    storyRequired: '讲讲你的故事吧。',
    storyTooLong: '故事太长了：最多5000个字。',
  },
  failures: {
    tooMany: '从你的网络连着漂来太多瓶子了。请等几分钟再发。',
    tooLarge: '瓶子里塞不下：把文字缩短些再发。',
    unavailable: '没能存下你发的内容。它还写在这里：过一会儿再试。',
  },
} satisfies Translation<'forms', 'zh'>
