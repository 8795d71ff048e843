import type { Translation } from '../translation.ts'

export default {
  anchorBar: {
    label: 'Sections de cette page',
    freeLessons: 'Leçons gratuites',
    learningPath: 'Route',
    tools: 'Outils',
    songs: 'Chansons',
    premium: 'Formule premium',
    community: 'Communauté',
  },
  sea: {
    listen: 'Joue de ta guitare : la mer répond',
    opening: 'Ouverture du micro…',
    stop: 'Ne plus écouter',
  },
  hero: { goOn: 'Poursuivre la traversée' },
  levels: { wanted: 'Recherché', see: 'Voir le niveau' },
  freeLessons: { minutes: '{{count}} min' },
  premium: { from: 'Dès', perMonth: 'par mois', module: 'Module {{number}}' },
  comparison: {
    soon: 'Bientôt',
    feature: 'À bord',
    grumete: 'Mousse',
    capitan: 'Capitaine',
    yes: 'Oui',
    no: 'Non',
  },
  marquee: { label: 'Ce que raconte l’équipage' },
} satisfies Translation<'home', 'fr'>
