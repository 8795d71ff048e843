import type { Translation } from '../translation.ts'

export default {
  title: 'Übungsbuch',
  intro: 'Was du spielst, kurz notiert: jede Übung mit ihrer Kurve, und du am Ruder.',
  visitor: {
    text: 'Dieses Buch lebt nur auf diesem Gerät: Nichts verlässt es. Mit einem kostenlosen Konto begleitet es dich auf jedes andere.',
    signUp: 'Mein kostenloses Konto anlegen',
    logIn: 'Ich habe schon eins',
  },
  noScript:
    'Ohne Konto liegt das Buch in deinem Browser, und der braucht JavaScript, um es aufzuschlagen.',
  unread:
    'Was dein Konto aufbewahrt, lässt sich gerade nicht öffnen. Es ist sicher: Schau nachher noch einmal vorbei.',
  empty: {
    title: 'Eine noch leere Seite',
    text: 'Die erste Zeile schreibt sich beim Spielen. Such dir eine Übung aus, genieß sie in deinem Tempo, und hier wächst ihre Kurve.',
    link: 'Zu meiner ersten Übung',
  },
  weeks: {
    title: 'Woche für Woche',
    text: 'Minuten mit der Gitarre in der Hand.',
    of: 'Woche ab {{date}}',
  },
  time: { minutes: '{{minutes}} Min.', hours: '{{hours}} Std. {{minutes}} Min.' },
  pieces: 'Deine Übungen',
  kinds: {
    tab: 'Schnellster sauberer Durchgang',
    strum: 'Gleichmaß beim Schlagen',
    changes: 'Akkordwechsel',
  },
  values: {
    tab: '{{value}} Viertel pro Minute',
    noTurn: '{{played}} von {{asked}} Tönen',
    strum: '±{{value}} ms',
    changes: '{{value}} pro Minute',
  },
  course: {
    first: 'Erster Eintrag: {{last}}',
    grown: 'Von {{first}} auf {{last}}. Bisher am besten: {{best}}.',
    none: 'Die Kurve beginnt mit dem ersten sauberen Durchgang. Langsam zählt auch.',
    steadier: 'Je höher die Linie, desto gleichmäßiger der Schlag.',
  },
  practised_one: '{{count}}-mal geübt, am {{date}}',
  practised_other: '{{count}}-mal geübt, zuletzt am {{date}}',
  all: {
    show: 'Die Einträge ansehen',
    date: 'Tag',
    result: 'Ergebnis',
    time: 'Zeit',
    older_one: 'Es gibt {{count}} älteren: Er steht in der Kopie zum Herunterladen.',
    older_other: 'Es gibt {{count}} ältere: Sie stehen in der Kopie zum Herunterladen.',
  },
  export: {
    title: 'Das Buch gehört dir',
    text: 'Nimm dir jederzeit eine Kopie mit, zum Lesen oder für eine Tabellenkalkulation.',
    json: 'Als JSON herunterladen',
    csv: 'Als CSV herunterladen',
    file: 'uebungsbuch',
  },
  delete: {
    entry: 'Eintrag vom {{date}} löschen',
    piece: 'Diese Übung löschen',
    all: 'Das ganze Buch löschen',
    askEntry: 'Diesen Eintrag löschen?',
    askPiece: 'Diese Übung löschen?',
    askAll: 'Das ganze Buch löschen?',
    fromDevice: 'Das verschwindet von diesem Gerät, und es gibt kein Zurück.',
    fromAccount:
      'Das verschwindet aus deinem Konto und von all deinen Geräten, und es gibt kein Zurück.',
    confirm: 'Ja, löschen',
    keep: 'Nein, behalten',
    close: 'Schließen',
    done: 'Gelöscht.',
  },
} satisfies Translation<'practiceLog', 'de'>
