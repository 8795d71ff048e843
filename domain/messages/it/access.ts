import type { Translation } from '../translation.ts'

export default {
  title: 'Accesso',
  heading: 'Sali a bordo',
  intro: 'Dicci chi sei, dacci la tua password e ti apriamo il boccaporto.',
  studioIntro: 'Lo Studio è la cabina di comando: entra con un account da ufficiale.',
  name: 'Nome pirata',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'Almeno otto caratteri; una frase lunga vale più di uno scarabocchio.',
  showPassword: 'Mostra la password',
  submit: 'Entra',
  busy: 'Un attimo…',
  forgotten: 'Ho dimenticato la password',
  newHere: 'Non hai ancora una cuccetta?',
  signUp: {
    link: 'Arruolati',
    title: 'Arruolamento',
    heading: 'Arruolati',
    intro: 'Un nome, un’e-mail e una password: non serve giurare su nessun libro.',
    submit: 'Crea il mio account',
    already: 'Sei già della ciurma?',
  },
  recovery: {
    title: 'Password dimenticata',
    heading: 'Ti è caduta in mare?',
    intro: 'Scrivi la tua e-mail e ti mandiamo un link per mettere una password nuova.',
    submit: 'Invia il link',
  },
  mailSent: {
    title: 'Controlla la posta',
    heading: 'Bottiglia lanciata',
    signUp:
      'Abbiamo scritto a {{email}}. Apri il link del messaggio e la cuccetta sarà tua. Se avevi già un account, entra con quello o chiedi una password nuova.',
    recovery:
      'Se {{email}} è di qualcuno della ciurma, gli arriverà un link che vale un’ora. Guarda anche nello spam.',
  },
  link: {
    title: 'Ingresso',
    failed: 'Questo link non apre',
    askHeading: 'Caliamo la passerella?',
    askIntro:
      'Questo link è stato chiesto in un altro browser e apre l’account di {{email}}. Prosegui solo se è il tuo.',
    current: 'Ora sei qui con l’account di {{email}}: se prosegui, lasci quella sessione.',
    goOn: 'Entra come {{email}}',
    leave: 'Non è il mio account: torna in porto',
    otherHeading: 'Manca l’altra casella',
    otherIntro: 'Conferma annotata. Apri anche il link che abbiamo mandato all’altro indirizzo.',
    doneHeading: 'Indirizzo confermato',
    doneIntro: 'Tutto in ordine. Accedi con il tuo indirizzo e la tua password.',
  },
  code: {
    title: 'Secondo passaggio',
    heading: 'Parola d’ordine',
    intro:
      'Scrivi il codice di sei cifre che la tua app di autenticazione mostra in questo momento.',
    label: 'Codice',
    lost: 'Hai perso il telefono?',
    write: 'Scrivi alla capitaneria',
  },
  errors: {
    nameRequired: 'Dicci come ti chiamiamo a bordo.',
    nameLong: 'Questo nome è troppo lungo: massimo 80 lettere.',
    dataTooLarge:
      'Il tuo profilo contiene già troppe cose e non ci sta altro. Scrivici e ti aiutiamo.',
    emailRequired: 'Scrivi la tua e-mail.',
    emailInvalid: 'Questa e-mail non sembra completa. Dev’essere come nome@esempio.com.',
    emailTaken: 'Questa e-mail ha già un account. Entra con quello o chiedi una password nuova.',
    emailNotConfirmed:
      'Non hai ancora confermato la tua e-mail. Cerca il nostro messaggio nella posta e apri il link.',
    passwordRequired: 'Scrivi la tua password.',
    passwordShort: 'La password ha bisogno di almeno otto caratteri.',
    passwordLong: 'La password è troppo lunga: massimo 72 caratteri.',
    passwordBlank: 'Con i soli spazi non si chiude un forziere. Scrivi qualcosa di più.',
    passwordCommon:
      'Quella password la prova subito qualsiasi ladro. Scegline una meno conosciuta.',
    passwordOwn:
      'Il tuo nome, il tuo indirizzo e il nome della scuola li sanno tutti. Scegli un’altra password.',
    passwordSame: 'Questa era già la tua password. Scegline un’altra.',
    passwordWrong: 'Questa non è la tua password attuale.',
    invalidCredentials: 'E-mail e password non corrispondono. Ricontrollale e riprova.',
    codeRequired: 'Scrivi il codice di sei cifre.',
    codeWrong: 'Questo codice non vale, o è già cambiato. Prova con quello che vedi adesso.',
    codeMailed:
      'Per sapere che sei tu, ti abbiamo mandato un codice per e-mail: scrivilo accanto alla nuova password.',
    mailedCodeWrong: 'Questo non è il codice del nostro ultimo messaggio. Ricontrollalo.',
    confirmRequired: 'Spunta la casella per confermare.',
    linkExpired: 'Il link è già stato usato o è scaduto. Chiedine uno nuovo.',
    linkElsewhere:
      'Questo link si apre solo nel browser in cui l’hai chiesto. Aprilo lì, oppure chiedine un altro da qui.',
    banned: 'Questo account è sospeso. Scrivici se credi che sia un errore.',
    signUpClosed: 'Per ora le iscrizioni sono chiuse. Torna presto: la ciurma cresce.',
    sessionEnded: 'La tua sessione è finita. Entra di nuovo.',
    signInAgain:
      'Questo si cambia solo dopo il secondo passaggio. Esci, rientra con il tuo codice e cambialo allora.',
    tooManyAttempts: 'Troppi tentativi di fila. Aspetta qualche minuto e riprova.',
    tooManyMails:
      'Ti abbiamo appena mandato un messaggio. Aspetta un minuto prima di chiederne un altro.',
    unavailable: 'Non riusciamo a contattare il servizio degli account. Riprova tra un momento.',
    unknown: 'Qualcosa è andato storto a bordo. Riprova.',
  },
} satisfies Translation<'access', 'it'>
