import type { Translation } from '../translation.ts'

export default {
  listTitle: 'Уроки',
  listIntro: {
    open: 'Идут по порядку, и каждый опирается на предыдущий. Тебе открыты все.',
    grumete:
      'Идут по порядку, и каждый опирается на предыдущий. Чтобы читать, хватит бесплатного аккаунта.',
    capitan: 'Идут по порядку, и каждый опирается на предыдущий. Открывают их капитаны.',
  },
  locked: { grumete: 'С бесплатным аккаунтом', capitan: 'Только для капитанов' },
  minutes_one: '{{count}} минута',
  minutes_few: '{{count}} минуты',
  minutes_many: '{{count}} минут',
  minutes_other: '{{count}} минуты',
  number: 'Урок {{number}}',
  course: 'Держать курс',
  previous: 'Назад',
  next: 'Дальше',
  unwritten: 'Этот урок ещё на верфи. Загляни попозже: спуск на воду вот-вот.',
  markDone: 'Урок выучен',
  done: 'Выучен: снять отметку',
  doneText: 'Записан в твоей судовой тетради.',
  progress: 'Выучено уроков: {{done}} из {{count}}',
  resume: 'Продолжить плавание',
  begin: 'Начать плавание',
  learnt: 'Выучен',
  inside: {
    first: 'Весь урок, шаг за шагом',
    second: 'Аккорды и табулатуры, которые удобно читать с телефона',
    third: 'Твои успехи, записанные в судовую тетрадь',
  },
} satisfies Translation<'lessons', 'ru'>
