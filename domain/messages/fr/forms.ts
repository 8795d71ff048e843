import type { Translation } from '../translation.ts'

export default {
  sending: 'Envoi…',
  honeypot: 'Laisse ce champ vide',
  back: 'Retour à la page',
  again: 'Vérifie le formulaire et renvoie-le : ce que tu as écrit est toujours là.',
  fields: {
    name: 'Nom',
    email: 'Adresse e-mail',
    message: 'Message',
    pirateName: 'Nom de pirate',
    story: 'Ton histoire',
  },
  newsletter: { title: 'Lettre d’information', submit: 'M’abonner' },
  contact: { title: 'Formulaire de contact', submit: 'Lancer la bouteille' },
  testimonial: { title: 'Partage ta légende', submit: 'Envoyer mon histoire' },
  waitlist: {
    offer: 'Laisse ton e-mail : on te prévient dès l’ouverture.',
    title: 'Liste d’attente',
    text: 'Laisse-nous ton e-mail et on te prévient quand c’est prêt. Rien de plus.',
    submit: 'Prévenez-moi',
  },
  problems: {
    nameRequired: 'Écris ton nom.',
    nameTooLong: 'Ce nom est trop long : 80 caractères au plus.',
    emailRequired: 'Écris ton adresse e-mail.',
    emailInvalid: 'Cette adresse semble incomplète. Elle doit ressembler à nom@exemple.com.',
    emailTooLong: 'Cette adresse est trop longue : 254 caractères au plus.',
    messageRequired: 'Écris ton message.',
    messageTooLong: 'Le message est trop long : 5 000 caractères au plus.',
    storyRequired: 'Raconte-nous ton histoire.',
    storyTooLong: 'L’histoire est trop longue : 5 000 caractères au plus.',
  },
  failures: {
    tooMany:
      'Trop de bouteilles sont arrivées coup sur coup de ta connexion. Attends quelques minutes et renvoie la tienne, s’il te plaît.',
    tooLarge: 'Ça ne rentre pas dans une bouteille : raccourcis le texte et renvoie-le.',
    unavailable:
      'Nous n’avons pas pu enregistrer ton envoi. Ton texte est toujours là : réessaie dans un instant.',
  },
} satisfies Translation<'forms', 'fr'>
