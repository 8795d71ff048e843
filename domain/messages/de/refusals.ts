import type { Translation } from '../translation.ts'

export default {
  tooLarge: {
    title: 'Das passt nicht in den Laderaum',
    text: 'Was du geschickt hast, wiegt mehr, als diese Seite tragen kann. Kürze es und schick es noch einmal.',
  },
  unreadable: {
    title: 'Die Tinte ist verlaufen',
    text: 'Was angekommen ist, lässt sich nicht lesen. Geh zurück zur Seite und schick es noch einmal.',
  },
  tooMany: {
    title: 'Feuer einstellen!',
    text: 'Von deiner Verbindung kommen zu viele Anfragen hintereinander. Warte einen Moment und versuch es wieder.',
  },
  busy: {
    title: 'Alle Mann sind beschäftigt',
    text: 'Bei diesem Seegang kommen wir nicht nach. Versuch es gleich noch einmal.',
  },
  foreign: {
    title: 'Unbekannte Flagge',
    text: 'Dieses Formular kommt von einer anderen Website und wurde nicht angenommen.',
  },
} satisfies Translation<'refusals', 'de'>
