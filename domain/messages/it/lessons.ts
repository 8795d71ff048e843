import type { Translation } from '../translation.ts'

export default {
  listTitle: 'Le lezioni',
  listIntro: {
    open: 'Vanno in ordine e ognuna si appoggia alla precedente. Per te sono tutte aperte.',
    grumete:
      'Vanno in ordine e ognuna si appoggia alla precedente. Per leggerle basta un account gratuito.',
    capitan: 'Vanno in ordine e ognuna si appoggia alla precedente. Le apre il piano Capitano.',
  },
  locked: { grumete: 'Col tuo account gratuito', capitan: 'Col piano Capitano' },
  minutes_one: '{{count}} minuto',
  minutes_other: '{{count}} minuti',
  number: 'Lezione {{number}}',
  course: 'Segui la rotta',
  previous: 'Precedente',
  next: 'Successiva',
  unwritten: 'Questa lezione è ancora in cantiere. Torna presto: il varo è imminente.',
  markDone: 'Lezione imparata',
  done: 'Imparata: togli il segno',
  doneText: 'Annotata sul tuo quaderno di bordo.',
  progress: '{{done}} lezioni imparate su {{count}}',
  resume: 'Riprendi da dove eri',
  begin: 'Inizia la lezione {{number}}',
  open: 'Aperta: si legge senza account',
  becomeCaptain: 'Come si diventa Capitano',
  enlist: {
    title: 'Andiamo avanti?',
    text: 'La prossima lezione ti aspetta con un account gratuito: un solo modulo, niente carta. E i tuoi progressi restano annotati.',
    link: 'Crea il mio account gratis',
  },
  learnt: 'Imparata',
  inside: {
    first: 'La lezione intera, passo per passo',
    second: 'Accordi e tablature che si leggono bene sul telefono',
    third: 'I tuoi progressi, annotati sul tuo quaderno di bordo',
  },
} satisfies Translation<'lessons', 'it'>
