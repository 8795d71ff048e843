import type { Translation } from '../translation.ts'

export default {
  label: 'Играй с группой: {{title}}',
  play: 'Играть с группой',
  version: { legend: 'Версия', full: 'Полная', easy: 'Лёгкая' },
  sounds: 'Звучит',
  lower: 'На полтона ниже',
  higher: 'На полтона выше',
  original: 'В своей тональности',
  capo: 'Каподастр',
  noCapo: 'Без каподастра: аппликатура {{key}}',
  capoAt: 'Каподастр на ладу {{fret}}: аппликатура {{key}}',
  now: 'Сейчас',
  next: 'Дальше',
  count: 'Отсчёт: {{count}}',
  band: 'Группа: бас и барабаны',
  guitar: 'Гитара',
  melody: 'Мелодия',
  part: 'Повторять часть',
  wholeSong: 'Вся песня',
} satisfies Translation<'songDesk', 'ru'>
