import type { Translation } from '../translation.ts'

export default {
  prompt: 'Halt, Leichtmatrose!',
  promptText: 'Melde dich an, um deine Truhe mit Fotos und Videos zu öffnen.',
  logIn: 'Anmelden',
  noScript:
    'Zum Hochladen und Löschen von Dateien muss dein Browser die Skripte dieser Seite erlauben.',
  drop: 'Leg deine Fotos und Videos hier ab oder such sie aus.',
  pick: 'Dateien auswählen',
  limits: 'JPG, PNG, WebP, GIF, AVIF, MP4, MOV oder WebM, bis zu 100 MB pro Datei.',
  queue: 'Dateien unterwegs',
  states: {
    waiting: 'Wartet',
    uploading: '{{percent}} %',
    interrupted: 'Beigedreht, {{percent}} %',
    failed: 'Nicht angekommen',
  },
  interrupted:
    'Die Verbindung ist abgerissen. Was schon da ist, ist sicher: Sobald sie zurück ist, geht es dort weiter.',
  room: '{{used}} von {{quota}} belegt',
  refused: {
    noRoom:
      'Das passt nicht mehr in deine Truhe. Lösch etwas, um Platz zu schaffen; ein abgebrochener Upload behält seinen einen Tag lang.',
    storeFull:
      'Der Laderaum der Schule ist randvoll und nimmt gerade keine Dateien mehr auf. Versuch es später noch einmal.',
  },
  progress: '{{name}} wird hochgeladen',
  retry: 'Noch einmal',
  cancel: 'Abbrechen',
  loading: 'Deine Truhe geht auf …',
  failed: 'Die Schätze deiner Galerie ließen sich nicht holen.',
  again: 'Noch einmal versuchen',
  empty: 'Deine Truhe ist leer',
  emptyText:
    'Lade ein Foto deiner Gitarre oder ein Video von deinem ersten Riff hoch: Andere haben mit weniger angefangen.',
  own: 'Deine Fotos und Videos',
  remove: 'Löschen',
  sure: '„{{title}}“ auf den Meeresgrund werfen?',
  removeNow: 'Ja, löschen',
  keep: 'Nein, behalten',
  everybodys: 'Fotos und Videos der Crew',
  enlarge: 'Groß ansehen',
  hide: 'Verbergen',
  more: 'Mehr Schätze',
  loadingMore: 'Mehr wird an Deck geholt …',
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  place: '{{place}} von {{count}}',
  pickOne: 'Aus deiner Truhe wählen',
  pickOneText: 'Ein Bild oder ein Video, das du hochgeladen hast.',
} satisfies Translation<'media', 'de'>
