import type { Translation } from '../translation.ts'

export default {
  title: 'Negozio',
  visit: 'Vedi il banco',
  partners: 'Negozi alleati',
  partnersText: 'Navigano con noi. Presto da qui potrai saltare sul loro ponte.',
  newTab: 'si apre in un’altra scheda',
  payments: 'Pagamenti accettati',
  paymentsText: 'Dobloni no, pesano troppo.',
  soonTitle: 'Carico in arrivo',
  soonText: 'Questo banco sta per aprire: la merce è nella stiva della prossima nave.',
  back: 'Torna al negozio',
  unknown: 'Categoria sconosciuta',
  unknownText: 'Su questo molo non c’è nessun banco con quel nome. Gli altri sono ancora aperti.',
  waitlistTitle: 'Ti avvisiamo quando arriva?',
  waitlistText: 'Lasciaci la tua e-mail e suoneremo la campana appena si scarica la nave.',
} satisfies Translation<'shop', 'it'>
