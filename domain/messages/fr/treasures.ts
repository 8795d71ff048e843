import type { Translation } from '../translation.ts'

export default {
  title: 'Coffre aux trésors',
  introOpen:
    'Ce qui n’est sur aucune carte : théorie, pistes et masterclass. La clé, c’est toi qui l’as : soulève les couvercles.',
  kinds: { theory: 'Théorie', tracks: 'Pistes', masterclass: 'Masterclass' },
  unlock: 'Déverrouiller',
  open: 'Ouvrir le coffre',
  back: 'Tous les trésors',
  print: 'Imprimer',
  empty: 'Ce coffre se remplit encore. Reviens à la prochaine marée.',
  callTitle: 'C’est le Capitaine qui a la clé',
  callText: 'Qui passe Capitaine ouvre ces coffres et tous ceux qu’on tirera du fond de la mer.',
  callLink: 'Deviens Capitaine',
  inside: {
    theory: {
      first: 'La théorie, expliquée sur le manche',
      second: 'Des accords et des tablatures pour l’entendre sous tes doigts',
      third: 'Une version à imprimer pour ton pupitre',
    },
    tracks: {
      first: 'Des pistes sur lesquelles jouer sans quitter la page',
      second: 'L’audio à télécharger',
      third: 'Les accords de chaque piste, mesure par mesure',
    },
    masterclass: {
      first: 'Le cours complet, par écrit',
      second: 'Les tablatures de chaque exercice',
      third: 'Une version à imprimer pour ton pupitre',
    },
  },
} satisfies Translation<'treasures', 'fr'>
