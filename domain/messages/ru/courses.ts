import type { Translation } from '../translation.ts'

export default {
  soon: 'Скоро',
  known: {
    estilos: 'Стили',
    'tecnicas/electrica': 'Техника электрогитары',
    'tecnicas/acustica': 'Техника акустической гитары',
    'tecnicas/espanola': 'Техника испанской гитары',
  },
  waitlistTitle: 'Запишись в лист ожидания',
  waitlistText: 'Напишем один-единственный раз: в день спуска на воду.',
  waitlistLink: 'Лист ожидания членства',
  meanwhile: 'А пока начни с уровней',
} satisfies Translation<'courses', 'ru'>
