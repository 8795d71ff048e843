import type { Translation } from '../translation.ts'

export default {
  title: 'La tua cabina',
  heading: 'La tua cabina',
  intro: 'Qui tieni le tue chiavi, {{name}}.',
  greetings: {
    newPassword: 'Ci sei. Ora scegli una password nuova.',
    welcome: 'E-mail confermata: sei dei nostri.',
  },
  tiers: { grumete: 'Mozzo', capitan: 'Capitano' },
  save: 'Salva',
  name: { title: 'Nome', label: 'Nome pirata' },
  email: {
    title: 'E-mail',
    current: 'Adesso è {{email}}.',
    pending: 'Devi ancora aprire il link che abbiamo mandato a {{email}}.',
    label: 'Nuova e-mail',
    submit: 'Cambia e-mail',
  },
  password: {
    title: 'Password',
    text: 'Quando la cambi si chiudono le tue sessioni sugli altri dispositivi.',
    current: 'Password attuale',
    new: 'Nuova password',
    hint: 'Almeno otto caratteri.',
    code: 'Codice dell’e-mail',
    submit: 'Cambia password',
  },
  twoStep: {
    title: 'Verifica in due passaggi',
    text: 'Con un’app di autenticazione sul telefono, la sola password non basta per entrare.',
    active: 'È attiva: quando entri ti viene chiesto un codice della tua app.',
    start: 'Attivala',
    stop: 'Disattivala',
    scan: 'Inquadra questo codice con la tua app di autenticazione:',
    qr: 'Codice QR con la chiave segreta mostrata qui sotto',
    secret: 'Oppure scrivi questa chiave a mano:',
    code: 'Codice di sei cifre',
    confirm: 'Verifica e attiva',
    recovery:
      'Segna la chiave in un posto sicuro: con quella potrai configurare un altro telefono. Se la perdi, la capitaneria può disattivare questo passaggio dopo aver verificato che sei tu.',
  },
  sessions: {
    title: 'Sessioni',
    text: 'Hai lasciato la sessione aperta su un’altra nave? Chiudila da qui.',
    others: 'Chiudi le altre sessioni',
    everywhere: 'Esci dappertutto',
  },
  delete: {
    title: 'Abbandonare la nave',
    text: 'Elimina il tuo account, le tue foto, i tuoi video e il tuo quaderno. Non si torna indietro.',
    sure: 'Sì, voglio eliminare tutto.',
    submit: 'Elimina il mio account',
  },
  done: {
    profile: 'Nome salvato.',
    email: 'Ti abbiamo mandato un link: aprilo per inaugurare la nuova e-mail.',
    password: 'Password cambiata.',
    others: 'Le altre sessioni sono chiuse.',
    confirm: 'Verifica in due passaggi attivata.',
    unenroll: 'Verifica in due passaggi disattivata.',
  },
} satisfies Translation<'account', 'it'>
