import type { Translation } from '../translation.ts'

export default {
  tellMe: 'Сообщите, когда появятся',
  open: 'открыта для всех',
  requestTitle: 'Нет твоей песни?',
  requestText: 'Капитаны заказывают песню, а мы разбираем её для них такт за тактом.',
  requestLink: 'Заказать песню',
} satisfies Translation<'songs', 'ru'>
