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
  hint: 'Введи хотя бы две буквы. Ходи стрелками и открывай клавишей Enter.',
  all: 'Все на одной странице',
  kinds: { article: 'Статья', technique: 'Техника', level: 'Уровень', lesson: 'Урок' },
} satisfies Translation<'search', 'ru'>
