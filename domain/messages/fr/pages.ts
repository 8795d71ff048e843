import type { Translation } from '../translation.ts'

export default {
  contact: {
    otherWays: 'D’autres façons de nous trouver',
    writeUs: 'Écris-nous à {{email}}',
    answer: 'Ce sont des humains qui répondent, pas des perroquets : en général sous deux jours.',
    aboutUs: 'Qui te répond',
  },
  testimonials: {
    none: 'L’équipage n’a encore rien écrit. À toi la première plume.',
    share: 'Partage ta légende',
    shareText:
      'Raconte-nous tes débuts, la chanson qui te résistait ou ce qu’a dit ton voisin. La capitainerie lit avant de publier.',
  },
  community: {
    building: 'En construction',
    tellMe: 'Préviens-moi',
    waitlist: 'On te prévient à l’ouverture ?',
  },
  unwritten: 'On est encore en train de mettre ce texte au propre. Reviens vite.',
  gallery: {
    failed: 'Impossible de récupérer les trésors de la galerie.',
    empty: 'Pas encore de butin sur le pont',
    emptyText: 'Les premiers trésors de l’équipage apparaîtront ici.',
    decoration: 'Scènes de bord',
    share: 'Envoyer les miens',
  },
  soon: {
    badge: 'Bientôt',
    waitlist: 'On te prévient au départ ?',
    waitlistText:
      'C’est au chantier naval, sans date de mise à l’eau. Laisse-nous ton e-mail et on ne t’écrira qu’une fois : le jour où ça prend la mer.',
  },
  tutorials: {
    uploads: 'Tout ce qu’on a mis sur la chaîne',
    channel: 'De la chaîne {{channel}}',
    none: 'Silence sur la chaîne : la prochaine leçon est en cours d’enregistrement.',
  },
} satisfies Translation<'pages', 'fr'>
