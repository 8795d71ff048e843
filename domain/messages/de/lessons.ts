import type { Translation } from '../translation.ts'

export default {
  listTitle: 'Die Lektionen',
  listIntro: {
    open: 'Sie haben eine Reihenfolge, und jede baut auf der vorigen auf. Für dich sind alle offen.',
    grumete:
      'Sie haben eine Reihenfolge, und jede baut auf der vorigen auf. Zum Lesen reicht ein Gratiskonto.',
    capitan:
      'Sie haben eine Reihenfolge, und jede baut auf der vorigen auf. Der Kapitän-Tarif öffnet sie.',
  },
  locked: { grumete: 'Mit deinem Gratiskonto', capitan: 'Mit dem Kapitän-Tarif' },
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
  number: 'Lektion {{number}}',
  course: 'Kurs halten',
  previous: 'Zurück',
  next: 'Weiter',
  unwritten:
    'Diese Lektion liegt noch in der Werft. Schau bald wieder vorbei: Der Stapellauf steht bevor.',
  markDone: 'Lektion gelernt',
  done: 'Gelernt: Häkchen entfernen',
  doneText: 'In deinem Bordheft notiert.',
  progress: '{{done}} von {{count}} Lektionen gelernt',
  resume: 'Da weitermachen, wo du warst',
  begin: 'Lektion {{number}} beginnen',
  open: 'Offen: ohne Konto zu lesen',
  becomeCaptain: 'So wirst du Kapitän',
  enlist: {
    title: 'Weiter geht’s?',
    text: 'Die nächste Lektion öffnet sich mit einem Gratis-Konto: ein Formular, keine Karte. Und deine Fortschritte werden notiert.',
    link: 'Gratis Konto anlegen',
  },
  learnt: 'Gelernt',
  inside: {
    first: 'Die ganze Lektion, Schritt für Schritt',
    second: 'Akkorde und Tabs, die auch auf dem Handy gut lesbar sind',
    third: 'Dein Fortschritt, notiert in deinem Bordheft',
  },
} satisfies Translation<'lessons', 'de'>
