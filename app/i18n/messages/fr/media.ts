import type { Translation } from '../translation.ts'

export default {
  prompt: 'Halte-là, mousse !',
  promptText: 'Il faut te connecter pour ouvrir ton coffre à photos et vidéos.',
  logIn: 'Se connecter',
  noScript:
    'Pour envoyer et effacer des fichiers, ton navigateur doit autoriser les scripts de cette page.',
  drop: 'Dépose ici tes photos et vidéos, ou choisis-les.',
  pick: 'Choisir des fichiers',
  limits: 'JPG, PNG, WebP, GIF, AVIF, MP4, MOV ou WebM, jusqu’à 100 Mo chacun.',
  queue: 'Fichiers en route',
  states: {
    waiting: 'En attente',
    uploading: '{{percent}} %',
    interrupted: 'En panne, {{percent}} %',
    failed: 'Pas arrivé',
  },
  interrupted:
    'La connexion s’est coupée. Ce qui est arrivé est en sûreté : dès qu’elle revient, ça reprend de là.',
  room: '{{used}} occupés sur {{quota}}',
  refused: {
    noRoom:
      'Ça ne rentre plus dans ton coffre. Supprime quelque chose pour faire de la place ; un envoi inachevé garde la sienne pendant un jour.',
    storeFull:
      'La cale de l’école est pleine à ras bord et ne prend plus de fichiers pour l’instant. Réessaie plus tard.',
  },
  progress: 'Envoi de {{name}}',
  retry: 'Réessayer',
  cancel: 'Annuler',
  loading: 'On ouvre ton coffre…',
  failed: 'Impossible de récupérer les trésors de ta galerie.',
  again: 'Réessayer',
  empty: 'Ton coffre est vide',
  emptyText:
    'Envoie une photo de ta guitare ou une vidéo de ton premier riff : certains ont commencé avec moins.',
  own: 'Tes photos et vidéos',
  remove: 'Effacer',
  sure: 'Jeter « {{title}} » au fond de la mer ?',
  removeNow: 'Oui, effacer',
  keep: 'Non, garder',
  everybodys: 'Photos et vidéos de l’équipage',
  enlarge: 'Voir en grand',
  hide: 'Cacher',
  more: 'Plus de trésors',
  loadingMore: 'On en remonte sur le pont…',
  close: 'Fermer',
  previous: 'Précédent',
  next: 'Suivant',
  place: '{{place}} sur {{count}}',
  pickOne: 'Choisis dans ton coffre',
  pickOneText: 'Une image ou une vidéo parmi celles que tu as envoyées.',
} satisfies Translation<'media', 'fr'>
