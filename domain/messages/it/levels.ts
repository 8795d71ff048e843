import type { Translation } from '../translation.ts'

export default {
  title: 'Livelli d’avventura',
  intro:
    'Tre gradi e una sola traversata. Scegli il tuo in base a quello che già suona fra le tue mani: al successivo potrai sempre salire.',
  description:
    'Mozzo, Marinaio e Capitano: i tre livelli della scuola di chitarra, dai primi accordi all’improvvisazione.',
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
