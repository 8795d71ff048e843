import type { Translation } from '../translation.ts'

export default {
  title: 'La tua traversata',
  learnt: '{{name}}: {{done}} lezioni imparate su {{count}}',
  unread: 'Il tuo quaderno adesso non si apre. I tuoi progressi sono al sicuro.',
  place: 'Lezione {{number}} di {{count}}',
  after: 'Poi:',
  chart: 'Tutta la rotta',
  arrived: {
    title: 'Sei arrivato in porto',
    text: 'Le lezioni sono tutte imparate. Nel diario di bordo ti aspettano riff e teoria per la prossima marea.',
    more: 'Sai tutto quello che sa un Mozzo. Il resto lo apre il piano Capitano.',
    link: 'Leggi il diario di bordo',
  },
  handy: {
    title: 'A portata di mano',
    tuner: 'Accorda',
    metronome: 'Metronomo',
    practice: 'Quaderno di pratica',
    media: 'Le mie prove',
    account: 'La mia cabina',
  },
} satisfies Translation<'voyage', 'it'>
