import type { Translation } from '../translation.ts'

export default {
  title: 'Deine Kajüte',
  heading: 'Deine Kajüte',
  intro: 'Hier liegen deine Schlüssel, {{name}}.',
  greetings: {
    newPassword: 'Du bist drin. Wähl jetzt ein neues Passwort.',
    welcome: 'E-Mail-Adresse bestätigt: Du gehörst zur Crew.',
  },
  tiers: { grumete: 'Leichtmatrose', capitan: 'Kapitän' },
  save: 'Speichern',
  name: { title: 'Name', label: 'Piratenname' },
  email: {
    title: 'E-Mail',
    current: 'Zurzeit: {{email}}.',
    pending: 'Öffne noch den Link, den wir an {{email}} geschickt haben.',
    label: 'Neue E-Mail-Adresse',
    submit: 'E-Mail ändern',
  },
  password: {
    title: 'Passwort',
    text: 'Wenn du es änderst, enden deine Sitzungen auf anderen Geräten.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    hint: 'Mindestens acht Zeichen.',
    code: 'Code aus der E-Mail',
    submit: 'Passwort ändern',
  },
  twoStep: {
    title: 'Anmeldung in zwei Schritten',
    text: 'Mit einer Authenticator-App auf dem Handy reicht das Passwort allein nicht mehr zum Anmelden.',
    active: 'Ist aktiv: Beim Anmelden wirst du nach einem Code aus deiner App gefragt.',
    start: 'Einschalten',
    stop: 'Ausschalten',
    scan: 'Scanne diesen Code mit deiner Authenticator-App:',
    qr: 'QR-Code mit dem geheimen Schlüssel, der darunter steht',
    secret: 'Oder gib diesen Schlüssel von Hand ein:',
    code: 'Sechsstelliger Code',
    confirm: 'Prüfen und einschalten',
    recovery:
      'Bewahr den Schlüssel an einem sicheren Ort auf: Damit richtest du ein anderes Handy ein. Verlierst du ihn, kann die Schiffsführung diesen Schritt abschalten, sobald sie geprüft hat, dass du es bist.',
  },
  sessions: {
    title: 'Sitzungen',
    text: 'Auf einem anderen Schiff angemeldet geblieben? Beende die Sitzung von hier aus.',
    others: 'Andere Sitzungen beenden',
    everywhere: 'Überall abmelden',
  },
  delete: {
    title: 'Das Schiff verlassen',
    text: 'Löscht dein Konto, deine Fotos, deine Videos und dein Bordheft. Ein Zurück gibt es nicht.',
    sure: 'Ja, ich will, dass alles gelöscht wird.',
    submit: 'Konto löschen',
  },
  done: {
    profile: 'Name gespeichert.',
    email: 'Wir haben dir einen Link geschickt: Öffne ihn, um die neue Adresse einzuweihen.',
    password: 'Passwort geändert.',
    others: 'Die anderen Sitzungen sind beendet.',
    confirm: 'Anmeldung in zwei Schritten eingeschaltet.',
    unenroll: 'Anmeldung in zwei Schritten ausgeschaltet.',
  },
} satisfies Translation<'account', 'de'>
