import type { Translation } from '../translation.ts'

export default {
  title: '你的舱房',
  heading: '你的舱房',
  intro: '{{name}}，你的钥匙都收在这里。',
  greetings: {
    newPassword: '你已经登录了。现在设一个新密码吧。',
    welcome: '邮箱已确认：你是船员了。',
  },
  tiers: { grumete: '见习水手', capitan: '船长' },
  save: '保存',
  name: { title: '名字', label: '海盗名' },
  email: {
    title: '邮箱',
    current: '目前是{{email}}。',
    pending: '还差一步：打开我们发到{{email}}的链接。',
    label: '新邮箱',
    submit: '更换邮箱',
  },
  password: {
    title: '密码',
    text: '修改密码后，其他设备上的登录都会退出。',
    current: '当前密码',
    new: '新密码',
    hint: '至少八个字符。',
    code: '邮件里的验证码',
    submit: '修改密码',
  },
  twoStep: {
    title: '两步验证',
    text: '手机上装了身份验证应用，光有密码就进不来了。',
    active: '已开启：登录时会要求输入应用里的验证码。',
    start: '开启',
    stop: '关闭',
    scan: '用身份验证应用扫描这个二维码：',
    qr: '包含下方密钥的二维码',
    secret: '或者手动输入这个密钥：',
    code: '六位验证码',
    confirm: '验证并开启',
    recovery:
      '把密钥记在安全的地方：有了它，就能设置另一部手机。要是丢了，船长室核实是你本人之后可以关闭这一步。',
  },
  sessions: {
    title: '登录会话',
    text: '在别的船上忘了退出？从这里关掉它。',
    others: '退出其他设备',
    everywhere: '全部退出',
  },
  delete: {
    title: '弃船',
    text: '删除你的账号、照片、视频和航海本。没有回头路。',
    sure: '是的，全部删除。',
    submit: '删除我的账号',
  },
  done: {
    profile: '名字已保存。',
    email: '链接已发给你：打开它，新邮箱就启用了。',
    password: '密码已修改。',
    others: '其他设备都已退出。',
    confirm: '两步验证已开启。',
    unenroll: '两步验证已关闭。',
  },
} satisfies Translation<'account', 'zh'>
