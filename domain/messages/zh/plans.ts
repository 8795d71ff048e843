import type { Translation } from '../translation.ts'

export default {
  billing: {
    label: '付款周期',
    monthly: '月付',
    annually: '年付',
    show: '查看价格',
    saving_other: '省{{count}}个月',
  },
  pass: '登船牌',
  rank: '级别',
  free: '免费',
  freeForever: '永久，不用银行卡',
  perMonth: '/月',
  perYear: '/年',
  equals: '相当于每月{{price}}',
  popular: '最受欢迎！',
  includes: '包含内容',
  choose: '上船',
  compare: '拿不准？比一比级别',
  membership: {
    seePrices: '查看方案与价格',
    faq: '码头问答',
    waitlistTitle: '加入候补名单',
    waitlistText: '留下邮箱，注册一开放，你就在最先知道的人里头。',
  },
} satisfies Translation<'plans', 'zh'>
