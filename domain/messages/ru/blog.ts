import type { Translation } from '../translation.ts'

export default {
  title: 'Судовой журнал',
  intro:
    'Чему учит каждое плавание, записано чернилами и твёрдой рукой: техника, теория и уход, чтобы гитара ушла дальше.',
  description:
    'Статьи для гитаристов с аккордами, табами и упражнениями: риффы, гаммы, техника, блюз и уход за инструментом.',
  back: 'Все записи',
  tags: 'Темы',
  allTags: 'Все',
  count_one: '{{count}} запись',
  count_few: '{{count}} записи',
  count_many: '{{count}} записей',
  count_other: '{{count}} записи',
  countTagged_one: '{{count}} запись на тему «{{tag}}»',
  countTagged_few: '{{count}} записи на тему «{{tag}}»',
  countTagged_many: '{{count}} записей на тему «{{tag}}»',
  countTagged_other: '{{count}} записи на тему «{{tag}}»',
  emptyTitle: 'Чистая страница',
  empty: 'В журнале пока нет ни одной записи.',
  emptyTagged: 'На тему «{{tag}}» записей нет. Попробуй другую.',
  entry: 'Запись {{number}}',
  by: 'Автор: {{author}}',
  minutes_one: '{{count}} минута чтения',
  minutes_few: '{{count}} минуты чтения',
  minutes_many: '{{count}} минут чтения',
  minutes_other: '{{count}} минуты чтения',
  related: 'Читай дальше',
  feed: 'Подписаться через RSS',
} satisfies Translation<'blog', 'ru'>
