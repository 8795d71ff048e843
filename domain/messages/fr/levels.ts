import type { Translation } from '../translation.ts'

export default {
  title: 'Niveaux d’aventure',
  intro:
    'Trois grades et une seule traversée. Choisis le tien selon ce qui sonne déjà sous tes doigts : tu pourras toujours monter au suivant.',
  description:
    'Mousse, Matelot et Capitaine : les trois niveaux de l’école de guitare, des premiers accords à l’improvisation.',
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
