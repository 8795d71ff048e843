import type { Translation } from '../translation.ts'

export default {
  title: 'Quaderno di pratica',
  intro: 'Quello che suoni, annotato: ogni esercizio con la sua curva, e tu al timone.',
  visitor: {
    text: 'Questo quaderno vive solo su questo dispositivo: da qui non esce nulla. Con un account gratuito ti segue su tutti gli altri.',
    signUp: 'Crea il mio account gratuito',
    logIn: 'Ho già un account',
  },
  noScript: 'Senza account il quaderno resta nel tuo browser, e per aprirlo serve JavaScript.',
  unread:
    'Quello che custodisce il tuo account adesso non si apre. È al sicuro: torna a dare un’occhiata tra un po’.',
  empty: {
    title: 'Una pagina da inaugurare',
    text: 'La prima riga si scrive suonando. Scegli un esercizio, goditelo con calma, e qui vedrai crescere la sua curva.',
    link: 'Al mio primo esercizio',
  },
  weeks: {
    title: 'Settimana per settimana',
    text: 'Minuti con la chitarra in mano.',
    of: 'Settimana del {{date}}',
  },
  time: { minutes: '{{minutes}} min', hours: '{{hours}} h {{minutes}} min' },
  pieces: 'I tuoi esercizi',
  kinds: {
    tab: 'Giro pulito più veloce',
    strum: 'Regolarità dello strumming',
    changes: 'Cambi di accordo',
  },
  values: {
    tab: '{{value}} quarti al minuto',
    noTurn: '{{played}} note su {{asked}}',
    strum: '±{{value}} ms',
    changes: '{{value}} al minuto',
  },
  course: {
    first: 'Prima annotazione: {{last}}',
    grown: 'Da {{first}} a {{last}}. Il meglio finora: {{best}}.',
    none: 'La curva comincia con il primo giro pulito. Anche piano va benissimo.',
    steadier: 'Più la linea è alta, più lo strumming è regolare.',
  },
  practised_one: '{{count}} volta, il {{date}}',
  practised_other: '{{count}} volte, l’ultima il {{date}}',
  all: {
    show: 'Vedi le annotazioni',
    date: 'Giorno',
    result: 'Risultato',
    time: 'Tempo',
    older_one: 'Ce n’è {{count}} più vecchia: è nella copia da scaricare.',
    older_other: 'Ce ne sono {{count}} più vecchie: sono nella copia da scaricare.',
  },
  export: {
    title: 'Il quaderno è tuo',
    text: 'Portane via una copia quando vuoi, da leggere o da aprire in un foglio di calcolo.',
    json: 'Scarica in JSON',
    csv: 'Scarica in CSV',
    file: 'quaderno-di-pratica',
  },
  delete: {
    entry: 'Cancella l’annotazione del {{date}}',
    piece: 'Cancella questo esercizio',
    all: 'Cancella tutto il quaderno',
    askEntry: 'Cancelliamo questa annotazione?',
    askPiece: 'Cancelliamo questo esercizio?',
    askAll: 'Cancelliamo tutto il quaderno?',
    fromDevice: 'Sparisce da questo dispositivo, e non si torna indietro.',
    fromAccount: 'Sparisce dal tuo account e da tutti i tuoi dispositivi, e non si torna indietro.',
    confirm: 'Sì, cancella',
    keep: 'No, lascia stare',
    close: 'Chiudi',
    done: 'Cancellato.',
  },
} satisfies Translation<'practiceLog', 'it'>
