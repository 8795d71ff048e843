import type { Translation } from '../translation.ts'

export default {
  sending: 'Wird gesendet …',
  honeypot: 'Lass dieses Feld leer',
  back: 'Zurück zur Seite',
  again: 'Prüf das Formular und schick es noch einmal ab: Was du geschrieben hast, ist noch da.',
  fields: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    message: 'Nachricht',
    pirateName: 'Piratenname',
    story: 'Deine Geschichte',
  },
  newsletter: { title: 'Newsletter', submit: 'Abonnieren' },
  contact: { title: 'Kontaktformular', submit: 'Flaschenpost senden' },
  testimonial: { title: 'Erzähl deine Legende', submit: 'Geschichte senden' },
  waitlist: {
    offer: 'Lass uns deine E-Mail-Adresse da: Wir melden uns, sobald es öffnet.',
    title: 'Warteliste',
    text: 'Lass uns deine E-Mail da, und wir melden uns, wenn es so weit ist. Sonst nichts.',
    submit: 'Sagt mir Bescheid',
  },
  problems: {
    nameRequired: 'Gib deinen Namen ein.',
    nameTooLong: 'Der Name ist zu lang: Es passen 80 Zeichen hinein.',
    emailRequired: 'Gib deine E-Mail-Adresse ein.',
    emailInvalid: 'Die Adresse sieht unvollständig aus. Sie sollte lauten wie name@beispiel.com.',
    emailTooLong: 'Die Adresse ist zu lang: Es passen 254 Zeichen hinein.',
    messageRequired: 'Schreib deine Nachricht.',
    messageTooLong: 'Die Nachricht ist zu lang: Es passen 5000 Zeichen hinein.',
    storyRequired: 'Erzähl uns deine Geschichte.',
    storyTooLong: 'Die Geschichte ist zu lang: Es passen 5000 Zeichen hinein.',
  },
  failures: {
    tooMany:
      'Von deinem Anschluss sind zu viele Flaschen hintereinander gekommen. Warte bitte ein paar Minuten und schick deine dann noch einmal.',
    tooLarge: 'Das passt in keine Flasche: Kürz den Text und schick ihn noch einmal.',
    unavailable:
      'Was du geschickt hast, ließ sich nicht speichern. Es steht noch hier: Versuch es gleich noch einmal.',
  },
} satisfies Translation<'forms', 'de'>
