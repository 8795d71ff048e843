import type { Messages } from '../messages.ts'

export default {
  greeting: 'Ahoi!',
  orCode: 'Oder gib diesen Code ein:',
  validity: 'Er gilt eine Stunde lang und genau einmal.',
  notYou: 'Warst du das nicht, lass diese Nachricht einfach sinken: Es ändert sich nichts.',
  signature: 'Die Crew der Piraten-Gitarrenschule',
  signup: {
    subject: 'Bestätige deine E-Mail-Adresse und komm an Bord',
    body: 'In der Crew ist ein Platz für dich frei. Wir müssen nur noch wissen, dass diese Adresse dir gehört.',
    action: 'E-Mail-Adresse bestätigen',
  },
  magiclink: {
    subject: 'Deine Bordkarte',
    body: 'Hier ist deine Bordkarte: ein Klick, und du stehst an Deck, ganz ohne Passwort.',
    action: 'Anmelden',
  },
  recovery: {
    subject: 'Wähl ein neues Passwort',
    body: 'Ist dir dein Passwort über Bord gegangen? Das passiert dem besten Kapitän. Wähl hier ein neues.',
    action: 'Passwort wählen',
  },
  email_change_new: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    body: 'Du möchtest die Neuigkeiten vom Schiff hier statt unter {{current}} bekommen. Bestätige, dass diese Adresse dir gehört.',
    action: 'Neue Adresse bestätigen',
  },
  email_change_current: {
    subject: 'Du willst deine E-Mail-Adresse ändern',
    body: 'Du möchtest deine E-Mail-Adresse in {{new}} ändern. Damit niemand dein Schiff kapert, bestätige es bitte auch von hier aus.',
    action: 'Änderung bestätigen',
  },
  reauthentication: {
    subject: '{{code}} ist dein Code',
    body: 'Um dein Passwort zu ändern, gib diesen Code ein:',
    action: null,
  },
  already_member: {
    subject: 'Du hast schon eine Koje an Bord',
    body: 'Jemand, vielleicht du, wollte mit dieser Adresse anheuern. Sie gehört schon zu einem Konto der Schule. Melde dich wie immer an oder lass dir, falls das Passwort über Bord gegangen ist, auf der Anmeldeseite ein neues geben.',
    action: 'Zur Schule',
  },
} satisfies Messages
