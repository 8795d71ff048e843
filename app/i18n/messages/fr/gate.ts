import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Monte à bord pour lire la suite',
    text: 'Cette leçon est gratuite pour tout l’équipage. Connecte-toi ou crée un compte : c’est plus court que de s’accorder.',
  },
  visitorRank: {
    title: 'Au-delà, terres de capitaines',
    text: 'Ce qu’il y a derrière cette porte est réservé au grade de Capitaine. Si c’est déjà le tien, connecte-toi et elle s’ouvrira toute seule.',
  },
  rank: {
    title: 'Il te manque un galon',
    text: 'Tu fais déjà partie de l’équipage, mais ceci, on le garde pour les capitaines : ce sont eux qui maintiennent le navire à flot. Monte en grade et tu auras toutes les leçons et les trois trésors.',
  },
  logIn: 'Se connecter',
  signUp: 'Créer mon compte gratuit',
  becomeCaptain: 'Comment devenir Capitaine',
} satisfies Translation<'gate', 'fr'>
