import type { Translation } from '../translation.ts'

export default {
  title: 'Boutique',
  visit: 'Voir l’étal',
  partners: 'Boutiques alliées',
  partnersText: 'Elles naviguent avec nous. Bientôt, tu pourras sauter sur leur pont d’ici.',
  newTab: 's’ouvre dans un autre onglet',
  payments: 'Paiements acceptés',
  paymentsText: 'Pas de doublons : ça pèse trop lourd.',
  soonTitle: 'Cargaison en route',
  soonText:
    'Cet étal est sur le point d’ouvrir : la marchandise est dans la cale du prochain bateau.',
  back: 'Retour à la boutique',
  unknown: 'Catégorie inconnue',
  unknownText: 'Il n’y a pas d’étal de ce nom sur ce quai. Les autres restent ouverts.',
  waitlistTitle: 'On te prévient à l’arrivée ?',
  waitlistText: 'Laisse-nous ton e-mail et on sonnera la cloche dès que le bateau sera déchargé.',
} satisfies Translation<'shop', 'fr'>
