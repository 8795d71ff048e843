import type { Translation } from '../translation.ts'

export default {
  title: 'Ta traversée',
  learnt: '{{name}} : {{done}} leçons apprises sur {{count}}',
  unread: 'Ton carnet refuse de s’ouvrir pour l’instant. Tes progrès sont à l’abri.',
  place: 'Leçon {{number}} sur {{count}}',
  after: 'Ensuite :',
  chart: 'Toute la route',
  arrived: {
    title: 'Te voilà au port',
    text: 'Toutes les leçons sont apprises. Dans le journal de bord, des riffs et de la théorie attendent la prochaine marée.',
    more: 'Tu sais tout ce que sait un Mousse. La suite s’ouvre avec la formule Capitaine.',
    link: 'Lire le journal de bord',
  },
  handy: {
    title: 'Sous la main',
    tuner: 'S’accorder',
    metronome: 'Métronome',
    practice: 'Carnet de pratique',
    media: 'Mes prises',
    account: 'Ma cabine',
  },
} satisfies Translation<'voyage', 'fr'>
