import type { Translation } from '../translation.ts'

export default {
  back: 'Tutte le pagine',
  tags: 'Temi',
  allTags: 'Tutti',
  count_one: '{{count}} pagina',
  count_other: '{{count}} pagine',
  countTagged_one: '{{count}} pagina su «{{tag}}»',
  countTagged_other: '{{count}} pagine su «{{tag}}»',
  emptyTitle: 'Pagina bianca',
  empty: 'Nel diario non c’è ancora nessuna pagina.',
  emptyTagged: 'Nessuna pagina parla di «{{tag}}». Prova con un altro tema.',
  entry: 'Pagina {{number}}',
  by: 'Di {{author}}',
  minutes_one: '{{count}} minuto di lettura',
  minutes_other: '{{count}} minuti di lettura',
  related: 'Continua a leggere',
  feed: 'Iscriviti via RSS',
} satisfies Translation<'blog', 'it'>
