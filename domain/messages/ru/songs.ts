import type { Translation } from '../translation.ts'

export default {
  title: 'Песни',
  intro: 'Шесть коробок с пластинками, чтобы учиться на том, что и так напеваешь.',
  description:
    'Уроки песен для гитары по жанрам: классический рок, метал, блюз, поп, акустика и джаз.',
  tellMe: 'Сообщите, когда появятся',
  requestTitle: 'Нет твоей песни?',
  requestText: 'Капитаны заказывают песню, а мы разбираем её для них такт за тактом.',
  requestLink: 'Заказать песню',
} satisfies Translation<'songs', 'ru'>
