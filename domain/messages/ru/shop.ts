import type { Translation } from '../translation.ts'

export default {
  title: 'Магазин',
  visit: 'К прилавку',
  partners: 'Союзные лавки',
  partnersText: 'Плывут с нами. Скоро отсюда можно будет перепрыгнуть на их палубу.',
  newTab: 'откроется в новой вкладке',
  payments: 'Принимаем к оплате',
  paymentsText: 'Дублоны не берём, тяжёлые.',
  soonTitle: 'Груз в пути',
  soonText: 'Прилавок вот-вот откроется: товар едет в трюме следующего корабля.',
  back: 'Назад в магазин',
  unknown: 'Неизвестная категория',
  unknownText: 'Прилавка с таким именем на этом причале нет. Остальные открыты.',
  waitlistTitle: 'Сообщить, когда прибудет?',
  waitlistText: 'Оставь почту, и мы ударим в колокол, как только корабль разгрузят.',
} satisfies Translation<'shop', 'ru'>
