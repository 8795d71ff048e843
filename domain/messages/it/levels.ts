import type { Translation } from '../translation.ts'

export default {
  sampleLesson: 'Lezione di prova',
  open: 'Vedi il livello',
  all: 'Tutti i livelli',
  lessonOne: 'Lezione 1',
  ladder: 'I tre gradi',
  upload: {
    title: 'Carica il tuo materiale',
    text: 'Conserva qui una foto o un video dei tuoi esercizi a questo livello.',
    button: 'Carica foto o video',
    stays: 'Lo vedrai solo tu, finché non lo pubblichi.',
  },
  slots: {
    image: 'Metti una mia immagine',
    video: 'Metti un mio video',
    reset: 'Torna a quello della scuola',
    onlyYou: 'Qui lo vedi solo tu.',
  },
} satisfies Translation<'levels', 'it'>
