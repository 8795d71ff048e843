import type { Translation } from '../translation.ts'

export default {
  callout: {
    setTempo: 'Поставить {{tempo}}',
    tip: 'Совет с борта',
    warning: 'Впереди рифы!',
    exercise: 'Упражнение',
  },
  chords: { label: 'Аккорды', play: 'Слушать аккорды' },
  downloads: {
    title: 'В трюме',
    download: 'Скачать',
    play: 'Слушать «{{title}}»',
    key: 'Тональность',
    tempo: 'Темп',
    beats: '{{count}} уд/мин',
    chart: 'Аккорды, такт за тактом',
  },
  tab: {
    title: 'Табулатура',
    play: 'Слушать и разучивать',
    words: 'Нота за нотой',
    silent: 'Эту табулатуру можно прочесть, но она пока не звучит.',
    asText: 'Показать табулатуру текстом',
    legend: 'Знаки табулатуры',
    hammerOn: 'хаммер-он',
    pullOff: 'пулл-офф',
    bend: 'бенд: тяни струну',
    release: 'отпусти бенд',
    slideUp: 'слайд вверх',
    slideDown: 'слайд вниз',
    vibrato: 'вибрато',
    muted: 'заглушённая нота',
    tapping: 'тэппинг: удар другой рукой',
  },
} satisfies Translation<'richText', 'ru'>
