import type { Translation } from '../translation.ts'

export default {
  billing: {
    label: 'Оплата',
    monthly: 'Месяц',
    annually: 'Год',
    show: 'Показать цены',
    saving_one: 'Экономия — {{count}} месяц',
    saving_few: 'Экономия — {{count}} месяца',
    saving_many: 'Экономия — {{count}} месяцев',
    saving_other: 'Экономия — {{count}} месяца',
  },
  pass: 'Посадочный талон',
  rank: 'Ранг',
  free: 'Бесплатно',
  freeForever: 'навсегда, без карты',
  perMonth: 'в месяц',
  perYear: 'в год',
  equals: 'Выходит {{price}} в месяц',
  popular: 'Самый популярный!',
  includes: 'Что входит',
  choose: 'На борт',
  compare: 'Сомневаешься? Сравни ранги',
  membership: {
    seePrices: 'Тарифы и цены',
    faq: 'Вопросы с причала',
    waitlistTitle: 'Запишись в лист ожидания',
    waitlistText: 'Оставь почту, и о начале записи узнаешь в числе первых.',
  },
} satisfies Translation<'plans', 'ru'>
