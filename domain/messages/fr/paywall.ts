import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Monte à bord pour lire la suite',
    text: 'Cette page est gratuite pour tout l’équipage. Connecte-toi ou crée un compte : c’est plus court que de s’accorder.',
  },
  visitorRank: {
    title: 'Au-delà, terres de capitaines',
    text: 'Ce qu’il y a derrière cette porte fait partie de la formule Capitaine. Si c’est déjà la tienne, connecte-toi et elle s’ouvrira toute seule.',
  },
  rank: {
    title: 'Il te manque un galon',
    text: 'Tu fais déjà partie de l’équipage, mais ceci, on le garde pour les capitaines : ce sont eux qui maintiennent le navire à flot. Avec la formule Capitaine, tu auras toutes les leçons et les trois trésors.',
  },
  inside: 'Ce qui t’attend à l’intérieur',
  ways: 'Deux caps possibles',
  way: {
    account: {
      title: 'Un compte gratuit',
      text: 'Ouvre cette page et tout ce qui est du grade de Mousse : leçons et chansons. Sans carte bancaire ni petits caractères.',
      link: 'Créer mon compte gratuit',
    },
    captain: {
      title: 'La formule Capitaine',
      text: 'Ouvre les leçons de tous les niveaux et le coffre aux trésors.',
      link: 'Comment devenir Capitaine',
    },
    logIn: {
      title: 'J’ai déjà le galon',
      text: 'Connecte-toi avec ton compte de Capitaine et la porte s’ouvrira toute seule.',
      link: 'Se connecter',
    },
    lessons: {
      title: 'En attendant',
      text: 'Les leçons du grade de Mousse sont déjà à toi : complètes et à ton rythme.',
      link: 'Voir les niveaux',
    },
  },
} satisfies Translation<'paywall', 'fr'>
