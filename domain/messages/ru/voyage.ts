import type { Translation } from '../translation.ts'

export default {
  title: 'Твоё плавание',
  learnt: '{{name}}, выучено уроков: {{done}} из {{count}}',
  unread: 'Судовая тетрадь сейчас не открывается. Твои успехи в сохранности.',
  place: 'Урок {{number}} из {{count}}',
  after: 'Потом:',
  chart: 'Весь маршрут',
  arrived: {
    title: 'Ты в порту',
    text: 'Все уроки выучены. В бортовом журнале ждут риффы и теория до следующего прилива.',
    more: 'Ты умеешь всё, что умеет юнга. Что дальше, открывает тариф «Капитан».',
    link: 'Читать бортовой журнал',
  },
  handy: {
    title: 'Под рукой',
    tuner: 'Настроить',
    metronome: 'Метроном',
    practice: 'Тетрадь занятий',
    media: 'Мои записи',
    account: 'Моя каюта',
  },
} satisfies Translation<'voyage', 'ru'>
