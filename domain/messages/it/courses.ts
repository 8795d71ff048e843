import type { Translation } from '../translation.ts'

export default {
  soon: 'Prossimamente',
  known: {
    estilos: 'Stili',
    'tecnicas/electrica': 'Tecniche di chitarra elettrica',
    'tecnicas/acustica': 'Tecniche di chitarra acustica',
    'tecnicas/espanola': 'Tecniche di chitarra classica',
  },
  waitlistTitle: 'Mettiti in lista d’attesa',
  waitlistText: 'Ti scriveremo una volta sola: il giorno del varo.',
  waitlistLink: 'Lista d’attesa dell’abbonamento',
  meanwhile: 'Nel frattempo, comincia dai livelli',
} satisfies Translation<'courses', 'it'>
