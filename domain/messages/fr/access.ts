import type { Translation } from '../translation.ts'

export default {
  title: 'Connexion',
  heading: 'Monte à bord',
  intro: 'Dis-nous qui tu es, donne ton mot de passe et on t’ouvre l’écoutille.',
  studioIntro: 'Le Studio est la cabine de commandement : entre avec un compte d’officier.',
  name: 'Nom de pirate',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins huit caractères ; une longue phrase vaut mieux qu’un gribouillis.',
  showPassword: 'Afficher le mot de passe',
  submit: 'Se connecter',
  busy: 'Un instant…',
  forgotten: 'J’ai oublié mon mot de passe',
  newHere: 'Pas encore de couchette ?',
  signUp: {
    link: 'Enrôle-toi',
    title: 'Inscription',
    heading: 'Enrôle-toi',
    intro: 'Un nom, une adresse e-mail et un mot de passe : pas besoin de jurer sur un livre.',
    submit: 'Créer mon compte',
    already: 'Déjà dans l’équipage ?',
  },
  recovery: {
    title: 'Mot de passe oublié',
    heading: 'Passé par-dessus bord ?',
    intro: 'Écris ton adresse e-mail et on t’envoie un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
  },
  mailSent: {
    title: 'Regarde tes e-mails',
    heading: 'Bouteille à la mer',
    signUp:
      'Nous avons écrit à {{email}}. Ouvre le lien du message et ta couchette est à toi. Si tu avais déjà un compte, connecte-toi avec ou demande un nouveau mot de passe.',
    recovery:
      'Si {{email}} appartient à quelqu’un de l’équipage, un lien valable une heure va y arriver. Regarde aussi dans les indésirables.',
  },
  link: {
    title: 'Connexion en cours',
    failed: 'Ce lien n’ouvre rien',
    askHeading: 'On baisse la passerelle ?',
    askIntro:
      'Ce lien a été demandé dans un autre navigateur et ouvre le compte de {{email}}. Continue seulement si c’est le tien.',
    current: 'Tu es ici avec le compte de {{email}} : si tu continues, tu quittes cette session.',
    goOn: 'Entrer en tant que {{email}}',
    leave: 'Ce n’est pas mon compte : retour au port',
    otherHeading: 'Encore une boîte aux lettres',
    otherIntro: 'Confirmation notée. Ouvre aussi le lien envoyé à ton autre adresse.',
    doneHeading: 'Adresse confirmée',
    doneIntro: 'Tout est en ordre. Connecte-toi avec ton adresse et ton mot de passe.',
  },
  code: {
    title: 'Deuxième étape',
    heading: 'Qui va là ?',
    intro: 'Écris le code à six chiffres qu’affiche en ce moment ton appli d’authentification.',
    label: 'Code',
    lost: 'Tu as perdu ton téléphone ?',
    write: 'Écris à la capitainerie',
  },
  errors: {
    nameRequired: 'Dis-nous comment t’appeler à bord.',
    nameLong: 'Ce nom est trop long : 80 lettres au plus.',
    dataTooLarge:
      'Ta fiche contient déjà trop de choses, plus rien n’y entre. Écris-nous, on t’aidera.',
    emailRequired: 'Écris ton adresse e-mail.',
    emailInvalid: 'Cette adresse semble incomplète. Elle doit ressembler à nom@exemple.com.',
    emailTaken:
      'Cette adresse a déjà un compte. Connecte-toi avec ou demande un nouveau mot de passe.',
    emailNotConfirmed:
      'Tu n’as pas encore confirmé ton adresse. Cherche notre message dans ta boîte et ouvre le lien.',
    passwordRequired: 'Écris ton mot de passe.',
    passwordShort: 'Le mot de passe doit avoir au moins huit caractères.',
    passwordLong: 'Le mot de passe est trop long : 72 caractères au plus.',
    passwordBlank: 'Des espaces seuls ne ferment pas un coffre. Écris autre chose.',
    passwordCommon:
      'N’importe quel voleur essaie ce mot de passe en premier. Choisis-en un moins connu.',
    passwordOwn:
      'Ton nom, ton adresse et le nom de l’école, tout le monde les connaît. Choisis un autre mot de passe.',
    passwordSame: 'C’était déjà ton mot de passe. Choisis-en un autre.',
    passwordWrong: 'Ce n’est pas ton mot de passe actuel.',
    invalidCredentials:
      'L’adresse et le mot de passe ne vont pas ensemble. Vérifie-les et réessaie.',
    codeRequired: 'Écris le code à six chiffres.',
    codeWrong: 'Ce code n’est pas bon, ou il a déjà changé. Essaie celui qui s’affiche maintenant.',
    codeMailed:
      'Pour savoir que c’est bien toi, nous t’avons envoyé un code par e-mail : écris-le à côté de ton nouveau mot de passe.',
    mailedCodeWrong: 'Ce n’est pas le code de notre dernier message. Vérifie-le.',
    confirmRequired: 'Coche la case pour confirmer.',
    linkExpired: 'Ce lien a déjà servi ou a expiré. Demandes-en un nouveau.',
    linkElsewhere:
      'Ce lien ne s’ouvre que dans le navigateur où tu l’as demandé. Ouvre-le là-bas, ou demandes-en un autre ici.',
    banned: 'Ce compte est suspendu. Écris-nous si tu penses que c’est une erreur.',
    signUpClosed:
      'Les inscriptions sont fermées pour l’instant. Reviens vite : l’équipage s’agrandit.',
    sessionEnded: 'Ta session est terminée. Reconnecte-toi.',
    signInAgain:
      'Cela ne se change qu’après la deuxième étape. Déconnecte-toi, reviens avec ton code et change-le alors.',
    tooManyAttempts: 'Trop d’essais d’affilée. Attends quelques minutes et réessaie.',
    tooManyMails:
      'On vient de t’envoyer un message. Attends une minute avant d’en demander un autre.',
    unavailable: 'Le service des comptes ne répond pas. Réessaie dans un instant.',
    unknown: 'Il y a eu de la casse à bord. Réessaie.',
  },
} satisfies Translation<'access', 'fr'>
