import type { Translation } from '../translation.ts'

export default {
  pages: {
    contacto: {
      title: 'Contact',
      intro: 'Une question, une idée, une chanson qui te résiste ? Glisse-la dans la bouteille.',
      description:
        'Écris à l’école de guitare pirate : questions sur les niveaux, les formules ou ta prochaine chanson.',
    },
    testimonials: {
      title: 'Histoires de l’équipage',
      intro: 'Ils sont montés à bord sans savoir où était le Do. Voici ce qu’ils racontent.',
      description:
        'Ce que racontent les guitaristes de l’école, et une place pour raconter ta propre légende.',
    },
    comunidad: {
      title: 'La taverne de l’équipage',
      intro:
        'Un endroit pour jouer en compagnie : discussions, défis, concours et projets à plusieurs mains.',
      description:
        'Forums, défis en groupe, concours et projets collaboratifs de l’école de guitare pirate.',
    },
    'sobre-mi': {
      title: 'À propos',
      intro: 'Qui tient la barre de cette école, et pourquoi.',
      description: 'Qui a fondé l’école de guitare pirate et comment elle enseigne.',
    },
    manifiesto: {
      title: 'Manifeste',
      intro: 'Les lois du bord : peu nombreuses, et faites pour être tenues.',
      description: 'La philosophie et la mission de l’école de guitare pirate.',
    },
    privacidad: {
      title: 'Confidentialité',
      intro: 'Ce que nous gardons sur toi, pourquoi, et comment demander qu’on l’efface.',
      description: 'Quelles données garde l’école, à quoi elles servent et quels sont tes droits.',
    },
    'aviso-legal': {
      title: 'Mentions légales',
      intro: 'Les petits caractères, en gros.',
      description: 'Qui répond de ce site et à quelles conditions tu peux l’utiliser.',
    },
    galeria: {
      title: 'Galerie',
      intro: 'Le butin de l’équipage : photos et vidéos de celles et ceux qui naviguent avec nous.',
      description: 'Photos et vidéos de l’équipage de l’école de guitare pirate.',
    },
    'gestor-multimedia': {
      title: 'Ton coffre à médias',
      intro: 'C’est ici que tu gardes, choisis et effaces tes photos et vidéos.',
      description: 'Le gestionnaire de photos et vidéos des membres de l’école.',
    },
    feedback: {
      title: 'Correction en vidéo',
      intro:
        'Filme-toi en train de jouer et on te dira ce qui sent le bon port et ce qui sent le naufrage. On monte encore le pont d’écoute.',
      description: 'Envoie une vidéo de ton travail et reçois des corrections. Bientôt.',
    },
    'jam-station': {
      title: 'Jam Station',
      intro:
        'Pistes d’accompagnement, enregistrement et collaboration à distance. Le groupe s’accorde encore.',
      description: 'Pistes d’accompagnement, enregistrement et collaboration à distance. Bientôt.',
    },
    tutoriales: {
      title: 'Tutoriels',
      intro: 'Nos dernières vidéos sur la chaîne : des leçons courtes à regarder guitare en main.',
      description: 'Tutoriels de guitare en vidéo de l’école pirate.',
    },
    afinador: {
      title: 'Accordeur',
      intro:
        'Six cordes à leur place, à l’oreille et à l’aiguille : joues-en une et on te dit dans quel sens tourner la mécanique.',
      description:
        'Un accordeur de guitare qui écoute par le micro, dans le navigateur et gratuit.',
    },
    metronomo: {
      title: 'Métronome',
      intro:
        'La rame qui ne fatigue pas, de 40 à 240 coups par minute : mesures, accents et rampes pour travailler.',
      description: 'Un métronome de 40 à 240 battements par minute, dans le navigateur et gratuit.',
    },
  },
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
  about: { contact: 'Écris-moi' },
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
} satisfies Translation<'crew', 'fr'>
