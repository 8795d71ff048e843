import type { Translation } from '../translation.ts'

export default {
  title: 'Anmelden',
  heading: 'Komm an Bord',
  intro: 'Sag uns, wer du bist, gib uns dein Passwort, und wir öffnen dir die Luke.',
  studioIntro: 'Das Studio ist die Kommandokajüte: Hinein geht es mit einem Offizierskonto.',
  name: 'Piratenname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens acht Zeichen; ein langer Satz ist besser als ein Gekritzel.',
  showPassword: 'Passwort anzeigen',
  submit: 'Anmelden',
  busy: 'Einen Moment …',
  forgotten: 'Passwort vergessen',
  newHere: 'Noch keine Koje?',
  signUp: {
    link: 'Anheuern',
    title: 'Anheuern',
    heading: 'Anheuern',
    intro: 'Ein Name, eine E-Mail-Adresse und ein Passwort: Schwören musst du auf kein Buch.',
    submit: 'Konto anlegen',
    already: 'Schon in der Crew?',
  },
  recovery: {
    title: 'Passwort vergessen',
    heading: 'Über Bord gegangen?',
    intro: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link für ein neues Passwort.',
    submit: 'Link schicken',
  },
  mailSent: {
    title: 'Schau in dein Postfach',
    heading: 'Flaschenpost ist raus',
    signUp:
      'Wir haben an {{email}} geschrieben. Öffne den Link in der Nachricht, und die Koje gehört dir. Hattest du schon ein Konto, melde dich damit an oder fordere ein neues Passwort an.',
    recovery:
      'Wenn {{email}} jemandem aus der Crew gehört, kommt dort ein Link an, der eine Stunde gilt. Schau auch in den Spam-Ordner.',
  },
  link: {
    title: 'Anmeldung läuft',
    failed: 'Dieser Link öffnet nichts',
    askHeading: 'Sollen wir die Planke auslegen?',
    askIntro:
      'Dieser Link wurde in einem anderen Browser angefordert und öffnet das Konto von {{email}}. Geh nur weiter, wenn es deins ist.',
    current:
      'Du bist hier gerade als {{email}} angemeldet: Gehst du weiter, verlässt du diese Sitzung.',
    goOn: 'Als {{email}} anmelden',
    leave: 'Nicht mein Konto: zurück in den Hafen',
    otherHeading: 'Noch ein Postfach',
    otherIntro:
      'Bestätigung notiert. Öffne auch den Link, den wir an deine andere Adresse geschickt haben.',
    doneHeading: 'Adresse bestätigt',
    doneIntro: 'Alles klar an Bord. Melde dich mit Adresse und Passwort an.',
  },
  code: {
    title: 'Zweiter Schritt',
    heading: 'Parole?',
    intro: 'Gib den sechsstelligen Code ein, den deine Authenticator-App gerade anzeigt.',
    label: 'Code',
    lost: 'Handy verloren?',
    write: 'Schreib der Schiffsführung',
  },
  errors: {
    nameRequired: 'Sag uns, wie du an Bord heißt.',
    nameLong: 'Dieser Name ist zu lang: höchstens 80 Buchstaben.',
    dataTooLarge:
      'In deinem Profil steht schon zu viel, mehr passt nicht hinein. Schreib uns, wir helfen dir.',
    emailRequired: 'Gib deine E-Mail-Adresse ein.',
    emailInvalid: 'Die Adresse sieht unvollständig aus. Sie sollte lauten wie name@beispiel.com.',
    emailTaken:
      'Zu dieser Adresse gibt es schon ein Konto. Melde dich damit an oder fordere ein neues Passwort an.',
    emailNotConfirmed:
      'Du hast deine E-Mail-Adresse noch nicht bestätigt. Such unsere Nachricht in deinem Postfach und öffne den Link.',
    passwordRequired: 'Gib dein Passwort ein.',
    passwordShort: 'Das Passwort braucht mindestens acht Zeichen.',
    passwordLong: 'Das Passwort ist zu lang: höchstens 72 Zeichen.',
    passwordBlank: 'Leerzeichen allein schließen keine Truhe. Schreib etwas mehr.',
    passwordCommon: 'Dieses Passwort probiert jeder Dieb zuerst. Wähle ein weniger bekanntes.',
    passwordOwn:
      'Deinen Namen, deine Adresse und den Namen der Schule kennt jeder. Wähle ein anderes Passwort.',
    passwordSame: 'Das war schon dein Passwort. Nimm ein anderes.',
    passwordWrong: 'Das ist nicht dein aktuelles Passwort.',
    invalidCredentials:
      'E-Mail-Adresse und Passwort passen nicht zusammen. Prüf sie und versuch es noch einmal.',
    codeRequired: 'Gib den sechsstelligen Code ein.',
    codeWrong: 'Dieser Code gilt nicht oder nicht mehr. Nimm den, der jetzt angezeigt wird.',
    codeMailed:
      'Damit wir wissen, dass du es bist, haben wir dir einen Code gemailt: Schreib ihn zu deinem neuen Passwort.',
    mailedCodeWrong: 'Das ist nicht der Code aus unserer letzten Nachricht. Sieh noch mal nach.',
    confirmRequired: 'Setz das Häkchen, um es zu bestätigen.',
    linkExpired: 'Der Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.',
    linkElsewhere:
      'Dieser Link öffnet sich nur in dem Browser, in dem du ihn angefordert hast. Öffne ihn dort oder fordere hier einen neuen an.',
    banned: 'Dieses Konto ist gesperrt. Schreib uns, wenn du das für einen Irrtum hältst.',
    signUpClosed:
      'Die Registrierung ist vorerst geschlossen. Schau bald wieder vorbei: Die Crew wächst.',
    sessionEnded: 'Deine Sitzung ist beendet. Melde dich neu an.',
    signInAgain:
      'Das lässt sich nur nach dem zweiten Schritt ändern. Melde dich ab, mit deinem Code wieder an und ändere es dann.',
    tooManyAttempts:
      'Zu viele Versuche hintereinander. Warte ein paar Minuten und probier es dann noch einmal.',
    tooManyMails:
      'Wir haben dir gerade erst geschrieben. Warte eine Minute, bevor du noch eine Nachricht anforderst.',
    unavailable: 'Wir erreichen den Kontodienst nicht. Versuch es gleich noch einmal.',
    unknown: 'An Bord ist etwas schiefgegangen. Versuch es noch einmal.',
  },
} satisfies Translation<'access', 'de'>
