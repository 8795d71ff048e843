import type { Translation } from '../translation.ts'

export default {
  soon: 'Bientôt',
  known: {
    estilos: 'Styles',
    'tecnicas/electrica': 'Techniques de guitare électrique',
    'tecnicas/acustica': 'Techniques de guitare folk',
    'tecnicas/espanola': 'Techniques de guitare espagnole',
  },
  waitlistTitle: 'Inscris-toi sur la liste d’attente',
  waitlistText: 'On ne t’écrira qu’une fois : le jour de la mise à l’eau.',
  waitlistLink: 'Liste d’attente de l’adhésion',
  meanwhile: 'En attendant, commence par les niveaux',
} satisfies Translation<'courses', 'fr'>
