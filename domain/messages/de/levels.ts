import type { Translation } from '../translation.ts'

export default {
  sampleLesson: 'Probelektion',
  open: 'Zum Level',
  all: 'Alle Level',
  lessonOne: 'Lektion 1',
  ladder: 'Die drei Ränge',
  upload: {
    title: 'Lade deins hoch',
    text: 'Bewahr hier ein Foto oder ein Video vom Üben auf diesem Level auf.',
    button: 'Foto/Video hochladen',
    stays: 'Nur du siehst es, bis du es veröffentlichst.',
  },
  slots: {
    image: 'Eigenes Bild einsetzen',
    video: 'Eigenes Video einsetzen',
    reset: 'Zurück zum Original',
    onlyYou: 'Hier siehst nur du das.',
  },
} satisfies Translation<'levels', 'de'>
