import type { Translation } from '../translation.ts'

export default {
  kinds: 'Gitarrenarten',
  plate: 'Tafel {{number}}',
  callTitle: 'Hände lernen besser in Gesellschaft',
  callText:
    'Jede Tafel hat ihre Lektionen, ihre Übungen und ihre Leute. Es fehlt nur, dass du an Bord kommst.',
  callLink: 'Komm in die Crew',
} satisfies Translation<'techniques', 'de'>
