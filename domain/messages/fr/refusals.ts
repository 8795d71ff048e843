import type { Translation } from '../translation.ts'

export default {
  tooLarge: {
    title: 'Ça ne tient pas dans la cale',
    text: 'Ce que vous avez envoyé pèse plus que cette page ne peut porter. Raccourcissez-le et renvoyez-le.',
  },
  unreadable: {
    title: 'L’encre a coulé',
    text: 'Ce qui est arrivé est illisible. Revenez à la page et envoyez-le de nouveau.',
  },
  tooMany: {
    title: 'Cessez le feu !',
    text: 'Trop de demandes arrivent d’affilée depuis votre connexion. Patientez un instant et réessayez.',
  },
  busy: {
    title: 'Tout l’équipage est occupé',
    text: 'La mer est forte et nous sommes débordés. Réessayez dans un instant.',
  },
  foreign: {
    title: 'Pavillon inconnu',
    text: 'Ce formulaire vient d’un autre site et n’a pas été accepté.',
  },
} satisfies Translation<'refusals', 'fr'>
