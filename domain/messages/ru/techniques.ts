import type { Translation } from '../translation.ts'

export default {
  kinds: 'Виды гитар',
  plate: 'Лист {{number}}',
  callTitle: 'Рука учится, когда кто-то рядом',
  callText: 'У каждого листа свои уроки, упражнения и люди. Осталось подняться на борт.',
  callLink: 'Вступай в команду',
} satisfies Translation<'techniques', 'ru'>
