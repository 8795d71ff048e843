import type { Translation } from '../translation.ts'

export default {
  title: '商店',
  visit: '逛摊位',
  partners: '盟友商店',
  partnersText: '他们和我们同航。很快你就能从这里跳上他们的甲板。',
  newTab: '在新标签页打开',
  payments: '支持的付款方式',
  paymentsText: '金币不收，太沉。',
  soonTitle: '货在路上',
  soonText: '这个摊位马上开张：货就在下一班船的货舱里。',
  back: '返回商店',
  unknown: '未知分类',
  unknownText: '这个码头上没有叫这名字的摊位。其他的照常营业。',
  waitlistTitle: '到货通知你？',
  waitlistText: '留下邮箱，船一卸货我们就敲钟。',
} satisfies Translation<'shop', 'zh'>
