import type { Translation } from '../translation.ts'

export default {
  anchorBar: {
    label: 'Разделы этой страницы',
    freeLessons: 'Бесплатно',
    learningPath: 'Маршрут',
    tools: 'Инструменты',
    songs: 'Песни',
    premium: 'Премиум-тариф',
    community: 'Сообщество',
  },
  sea: {
    listen: 'Сыграй на гитаре — море ответит',
    opening: 'Открываю микрофон…',
    stop: 'Больше не слушать',
  },
  hero: { goOn: 'Продолжить плавание' },
  levels: { wanted: 'Разыскивается', see: 'Об уровне' },
  freeLessons: { minutes: '{{count}} мин' },
  premium: { from: 'От', perMonth: 'в месяц', module: 'Модуль {{number}}' },
  comparison: {
    soon: 'Скоро',
    feature: 'На борту',
    grumete: 'Юнга',
    capitan: 'Капитан',
    yes: 'Да',
    no: 'Нет',
  },
  marquee: { label: 'Что рассказывает команда' },
} satisfies Translation<'home', 'ru'>
