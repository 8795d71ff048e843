import type { Translation } from '../translation.ts'

export default {
  title: 'Passerelle du Capitaine',
  intro: 'Les pavillons de la maison et la porte du Studio. Ici, on n’entre que si l’on commande.',
  palette: 'La palette du navire',
  paletteText: 'Clique sur un pavillon et son code se copie dans ton presse-papiers.',
  styleLink: 'Le livre de style : toutes les pièces du navire',
  copy: 'Copier {{hex}}',
  studio: 'Le Studio',
  studioText: 'Textes, prix, images, couleurs et la boîte aux lettres : tout ce qui se lit à bord.',
  studioLink: 'Ouvrir le Studio',
  unread_one: '{{count}} message non lu dans la boîte.',
  unread_other: '{{count}} messages non lus dans la boîte.',
  crew: {
    title: 'L’équipage',
    text: 'Qui navigue avec toi, à quel grade et avec quelle mission.',
    search: 'Chercher par nom ou e-mail',
    find: 'Chercher',
    since: 'À bord depuis le {{date}}',
    tier: 'Grade',
    tiers: { grumete: 'Mousse', capitan: 'Capitaine' },
    role: 'Mission',
    noRole: 'Aucune',
    roles: { captain: 'Commande l’école', translator: 'Traduit' },
    save: 'Enregistrer',
    removeSecondStep: 'Retirer la deuxième étape',
    done: 'C’est fait.',
    nobody: 'Personne de ce nom dans l’équipage.',
    more: 'Il y en a d’autres : précise la recherche.',
    unavailable:
      'Impossible de lire la liste de l’équipage. Vérifie que le service des comptes répond et que le serveur a sa clé de service.',
    errors: {
      malformed: 'Ce grade n’existe pas.',
      yourself:
        'Tu ne peux pas t’enlever le commandement : c’est à une autre personne qui commande de le faire.',
      failed: 'L’enregistrement a échoué. Réessaie dans un instant.',
    },
  },
  hidden: {
    title: 'Caché de la galerie',
    text: 'Personne ne le voit dans la galerie ; la personne qui l’a envoyé le garde dans son coffre.',
    none: 'Rien pour l’instant. Ce que tu caches dans la galerie restera ici, si tu changes d’avis.',
    unavailable: 'Impossible de lire ce qui est caché. Réessaie dans un instant.',
    since: 'Caché depuis le {{date}}',
    show: 'Réafficher',
  },
} satisfies Translation<'admin', 'fr'>
