import type { Messages } from '../messages.ts'

export default {
  greeting: '啊嗬！',
  orCode: '或者输入这个验证码：',
  validity: '一小时内有效，只能用一次。',
  notYou: '如果不是你本人操作，就让这封信沉下去吧：什么都不会改变。',
  signature: '海盗吉他学校全体船员',
  signup: {
    subject: '确认邮箱，上船吧',
    body: '船上给你留好了位置。只差确认这个邮箱是你的。',
    action: '确认我的邮箱',
  },
  magiclink: {
    subject: '你的登船通行证',
    body: '这是你的通行证：点一下就上了甲板，不用密码。',
    action: '登录',
  },
  recovery: {
    subject: '设置新密码',
    body: '密码掉海里了？再好的船长也有这种时候。在这里换一个吧。',
    action: '设置密码',
  },
  email_change_new: {
    subject: '确认你的新邮箱',
    body: '你要求今后在这里接收船上的消息，不再用{{current}}。请确认这个邮箱是你的。',
    action: '确认新邮箱',
  },
  email_change_current: {
    subject: '你申请了更换邮箱',
    body: '你申请把邮箱换成{{new}}。为了不让别人夺走你的船，请在这里也确认一次。',
    action: '确认更换',
  },
  reauthentication: {
    subject: '{{code}}是你的验证码',
    body: '要修改密码，请输入这个验证码：',
    action: null,
  },
  already_member: {
    subject: '你在船上已有铺位',
    body: '有人（也许就是你）想用这个邮箱登船，但它已经有学校的账户了。请像往常一样登录；如果密码掉进了海里，可以在登录页面申请一个新的。',
    action: '前往学校',
  },
} satisfies Messages
