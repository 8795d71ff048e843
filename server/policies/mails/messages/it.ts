import type { Messages } from '../messages.ts'

export default {
  greeting: 'Ehi, di bordo!',
  orCode: 'Oppure scrivi questo codice:',
  validity: 'Vale per un’ora e una volta sola.',
  notYou: 'Se non l’hai chiesto tu, lascia affondare questo messaggio: non cambierà nulla.',
  signature: 'La ciurma della Scuola Pirata',
  signup: {
    subject: 'Conferma la tua e-mail e sali a bordo',
    body: 'Ti abbiamo tenuto un posto nella ciurma. Manca solo di sapere che questa e-mail è tua.',
    action: 'Conferma la mia e-mail',
  },
  magiclink: {
    subject: 'Il tuo lasciapassare per salire a bordo',
    body: 'Ecco il tuo lasciapassare: un clic e sei sul ponte, senza password.',
    action: 'Entra',
  },
  recovery: {
    subject: 'Scegli una password nuova',
    body: 'Ti è caduta in mare la password? Succede al miglior capitano. Scegline un’altra qui.',
    action: 'Scegli la password',
  },
  email_change_new: {
    subject: 'Conferma la tua nuova e-mail',
    body: 'Hai chiesto di ricevere qui le notizie della nave, invece che a {{current}}. Conferma che questa e-mail è tua.',
    action: 'Conferma la nuova e-mail',
  },
  email_change_current: {
    subject: 'Hai chiesto di cambiare e-mail',
    body: 'Hai chiesto di cambiare la tua e-mail con {{new}}. Perché nessuno ti prenda la nave, confermalo anche da qui.',
    action: 'Conferma il cambio',
  },
  reauthentication: {
    subject: '{{code}} è il tuo codice',
    body: 'Per cambiare la tua password, scrivi questo codice:',
    action: null,
  },
  already_member: {
    subject: 'Hai già la tua cuccetta a bordo',
    body: 'Qualcuno, forse tu, ha provato ad arruolarsi con questo indirizzo, che ha già un account della scuola. Accedi come sempre oppure, se la password è finita in mare, chiedine un’altra nella pagina di accesso.',
    action: 'Vai alla scuola',
  },
} satisfies Messages
