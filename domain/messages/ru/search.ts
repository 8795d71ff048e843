import type { Translation } from '../translation.ts'

export default {
  title: 'Поиск по кораблю',
  intro: 'Статьи, техники, уровни и уроки со всей школы.',
  label: 'Что ищешь?',
  placeholder: 'пентатоника, баррэ, блюз…',
  submit: 'Найти',
  close: 'Закрыть поиск',
  results: 'Результаты',
  searching: 'Ищем…',
  found_one: '{{count}} результат',
  found_few: '{{count}} результата',
  found_many: '{{count}} результатов',
  found_other: '{{count}} результата',
  none: 'По запросу «{{query}}» на горизонте пусто. Попробуй другое слово.',
  ideas: 'С чего начать',
  examples: 'пентатоника, рифф, блюз, тэппинг, лады',
  hint: 'Введи хотя бы две буквы.',
  keys: 'Ходи стрелками и открывай клавишей Enter.',
  all: 'Все на одной странице',
  kinds: {
    article: 'Статья',
    technique: 'Техника',
    level: 'Уровень',
    lesson: 'Урок',
    page: 'Страница',
  },
  lookout: {
    title: 'Вперёдсмотрящий в «вороньем гнезде»',
    text: 'Скажи, что ищешь, и он осмотрит всю школу от кормы до носа на одном дыхании.',
  },
  ways: {
    title: 'Или прямым курсом сюда',
    levels: { title: 'Уровни', text: 'От первой струны до соло, по порядку' },
    blog: { title: 'Судовой журнал', text: 'Чтение от прилива до прилива' },
    tuner: { title: 'Тюнер', text: 'Шесть струн по местам за минуту' },
  },
} satisfies Translation<'search', 'ru'>
