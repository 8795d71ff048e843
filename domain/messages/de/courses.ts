import type { Translation } from '../translation.ts'

export default {
  soon: 'Demnächst',
  known: {
    estilos: 'Stile',
    'tecnicas/electrica': 'E-Gitarren-Techniken',
    'tecnicas/acustica': 'Techniken für Akustikgitarre',
    'tecnicas/espanola': 'Techniken für spanische Gitarre',
  },
  waitlistTitle: 'Trag dich in die Warteliste ein',
  waitlistText: 'Wir schreiben dir ein einziges Mal: am Tag des Stapellaufs.',
  waitlistLink: 'Warteliste für die Mitgliedschaft',
  meanwhile: 'Fang so lange mit den Levels an',
} satisfies Translation<'courses', 'de'>
