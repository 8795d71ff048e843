import type { Translation } from '../translation.ts'

export default {
  title: 'Coffre aux trésors',
  intro:
    'Ce qui n’est sur aucune carte : théorie, pistes et masterclass, le tout sous triple serrure.',
  description:
    'Théorie, pistes d’accompagnement et masterclass de guitare réservées aux Capitaines de l’école.',
  kinds: { theory: 'Théorie', tracks: 'Pistes', masterclass: 'Masterclass' },
  unlock: 'Déverrouiller',
  open: 'Ouvrir le coffre',
  back: 'Tous les trésors',
  print: 'Imprimer',
  empty: 'Ce coffre se remplit encore. Reviens à la prochaine marée.',
  callTitle: 'C’est le Capitaine qui a la clé',
  callText: 'Qui passe Capitaine ouvre ces coffres et tous ceux qu’on tirera du fond de la mer.',
  callLink: 'Deviens Capitaine',
} satisfies Translation<'treasures', 'fr'>
