import type { Translation } from '../translation.ts'

export default {
  sampleLesson: 'Leçon d’essai',
  open: 'Voir le niveau',
  all: 'Tous les niveaux',
  lessonOne: 'Leçon 1',
  ladder: 'Les trois grades',
  upload: {
    title: 'Envoie tes photos et vidéos',
    text: 'Garde ici une photo ou une vidéo de ton travail à ce niveau.',
    button: 'Envoyer photo ou vidéo',
    stays: 'Toi seul le verras, tant que tu ne le publies pas.',
  },
  slots: {
    image: 'Mettre une image à moi',
    video: 'Mettre une vidéo à moi',
    reset: 'Remettre celles de l’école',
    onlyYou: 'Ici, toi seul le vois.',
  },
} satisfies Translation<'levels', 'fr'>
