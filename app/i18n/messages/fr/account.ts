import type { Translation } from '../translation.ts'

export default {
  title: 'Ta cabine',
  heading: 'Ta cabine',
  intro: 'C’est ici que tu gardes tes clés, {{name}}.',
  greetings: {
    newPassword: 'Tu y es. Choisis maintenant un nouveau mot de passe.',
    welcome: 'Adresse confirmée : tu fais partie de l’équipage.',
  },
  tiers: { grumete: 'Mousse', capitan: 'Capitaine' },
  save: 'Enregistrer',
  name: { title: 'Nom', label: 'Nom de pirate' },
  email: {
    title: 'E-mail',
    current: 'Actuellement : {{email}}.',
    pending: 'Il reste à ouvrir le lien envoyé à {{email}}.',
    label: 'Nouvelle adresse',
    submit: 'Changer d’adresse',
  },
  password: {
    title: 'Mot de passe',
    text: 'En le changeant, tu fermes tes sessions sur tes autres appareils.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    hint: 'Au moins huit caractères.',
    code: 'Code reçu par e-mail',
    submit: 'Changer le mot de passe',
  },
  twoStep: {
    title: 'Validation en deux étapes',
    text: 'Avec une appli d’authentification sur ton téléphone, le mot de passe seul ne suffit plus pour entrer.',
    active: 'Elle est activée : à la connexion, on te demande un code de ton appli.',
    start: 'L’activer',
    stop: 'La désactiver',
    scan: 'Scanne ce code avec ton appli d’authentification :',
    qr: 'Code QR contenant la clé secrète affichée dessous',
    secret: 'Ou recopie cette clé à la main :',
    code: 'Code à six chiffres',
    confirm: 'Vérifier et activer',
    recovery:
      'Note la clé en lieu sûr : elle te permettra de configurer un autre téléphone. Si tu la perds, la capitainerie peut désactiver cette étape après avoir vérifié que c’est bien toi.',
  },
  sessions: {
    title: 'Sessions',
    text: 'Tu as laissé ta session ouverte sur un autre navire ? Ferme-la d’ici.',
    others: 'Fermer les autres sessions',
    everywhere: 'Se déconnecter partout',
  },
  delete: {
    title: 'Abandonner le navire',
    text: 'Efface ton compte, tes photos, tes vidéos et ton carnet. Sans retour possible.',
    sure: 'Oui, je veux que tout soit effacé.',
    submit: 'Supprimer mon compte',
  },
  done: {
    profile: 'Nom enregistré.',
    email: 'Nous t’avons envoyé un lien : ouvre-le pour étrenner ta nouvelle adresse.',
    password: 'Mot de passe changé.',
    others: 'Les autres sessions sont fermées.',
    confirm: 'Validation en deux étapes activée.',
    unenroll: 'Validation en deux étapes désactivée.',
  },
} satisfies Translation<'account', 'fr'>
