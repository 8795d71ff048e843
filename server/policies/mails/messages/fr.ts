import type { Messages } from '../messages.ts'

export default {
  greeting: 'Ohé !',
  orCode: 'Ou écris ce code :',
  validity: 'Valable une heure et une seule fois.',
  notYou: 'Si ce n’était pas toi, laisse ce message couler : rien ne changera.',
  signature: 'L’équipage de l’École Pirate',
  signup: {
    subject: 'Confirme ton adresse et monte à bord',
    body: 'On t’a gardé une place dans l’équipage. Il reste à confirmer que cette adresse est bien la tienne.',
    action: 'Confirmer mon adresse',
  },
  magiclink: {
    subject: 'Ton laissez-passer pour monter à bord',
    body: 'Voici ton laissez-passer : un clic et te voilà sur le pont, sans mot de passe.',
    action: 'Monter à bord',
  },
  recovery: {
    subject: 'Choisis un nouveau mot de passe',
    body: 'Ton mot de passe est passé par-dessus bord ? Ça arrive au meilleur des capitaines. Choisis-en un autre ici.',
    action: 'Choisir un mot de passe',
  },
  email_change_new: {
    subject: 'Confirme ta nouvelle adresse',
    body: 'Tu as demandé à recevoir ici les nouvelles du navire, au lieu de {{current}}. Confirme que cette adresse est la tienne.',
    action: 'Confirmer la nouvelle adresse',
  },
  email_change_current: {
    subject: 'Tu as demandé à changer d’adresse',
    body: 'Tu as demandé à remplacer ton adresse par {{new}}. Pour que personne ne prenne ton navire, confirme-le aussi d’ici.',
    action: 'Confirmer le changement',
  },
  reauthentication: {
    subject: '{{code}} est ton code',
    body: 'Pour changer ton mot de passe, écris ce code :',
    action: null,
  },
  already_member: {
    subject: 'Tu as déjà ta couchette à bord',
    body: 'Quelqu’un, toi peut-être, a voulu s’engager avec cette adresse, qui a déjà un compte à l’école. Connecte-toi comme d’habitude ou, si ton mot de passe est passé par-dessus bord, demandes-en un autre sur la page de connexion.',
    action: 'Aller à l’école',
  },
} satisfies Messages
