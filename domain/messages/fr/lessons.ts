import type { Translation } from '../translation.ts'

export default {
  listTitle: 'Les leçons',
  listIntro: {
    open: 'Elles se suivent et chacune s’appuie sur la précédente. Toutes te sont ouvertes.',
    grumete:
      'Elles se suivent et chacune s’appuie sur la précédente. Un compte gratuit suffit pour les lire.',
    capitan:
      'Elles se suivent et chacune s’appuie sur la précédente. La formule Capitaine les ouvre.',
  },
  locked: { grumete: 'Avec ton compte gratuit', capitan: 'Avec la formule Capitaine' },
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  number: 'Leçon {{number}}',
  course: 'Suivre le cap',
  previous: 'Précédente',
  next: 'Suivante',
  unwritten: 'Cette leçon est encore au chantier. Reviens vite : la mise à l’eau est imminente.',
  markDone: 'Leçon apprise',
  done: 'Apprise : retirer la marque',
  doneText: 'Notée dans ton carnet de bord.',
  progress: 'Leçons apprises : {{done}} sur {{count}}',
  resume: 'Reprendre où tu en étais',
  begin: 'Commencer la leçon {{number}}',
  open: 'Ouverte : sans compte',
  becomeCaptain: 'Comment devenir Capitaine',
  enlist: {
    title: 'On continue ?',
    text: 'La leçon suivante t’attend avec un compte gratuit : un seul formulaire, pas de carte bancaire. Et tes progrès sont notés.',
    link: 'Créer mon compte gratuit',
  },
  learnt: 'Apprise',
  inside: {
    first: 'La leçon entière, pas à pas',
    second: 'Des accords et des tablatures lisibles sur un téléphone',
    third: 'Tes progrès, notés dans ton carnet de bord',
  },
} satisfies Translation<'lessons', 'fr'>
