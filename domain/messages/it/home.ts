import type { Translation } from '../translation.ts'

export default {
  anchorBar: {
    label: 'Sezioni di questa pagina',
    freeLessons: 'Lezioni gratis',
    learningPath: 'Rotta',
    tools: 'Strumenti',
    songs: 'Canzoni',
    premium: 'Piano premium',
    community: 'Comunità',
  },
  sea: {
    listen: 'Suona la chitarra: il mare risponde',
    opening: 'Sto aprendo il microfono…',
    stop: 'Smetti di ascoltare',
  },
  hero: { goOn: 'Continua la traversata' },
  levels: { wanted: 'Ricercato', see: 'Vedi il livello' },
  freeLessons: { minutes: '{{count}} min' },
  premium: { from: 'Da', perMonth: 'al mese', module: 'Modulo {{number}}' },
  comparison: {
    soon: 'In arrivo',
    feature: 'A bordo',
    grumete: 'Mozzo',
    capitan: 'Capitano',
    yes: 'Sì',
    no: 'No',
  },
  marquee: { label: 'Quello che racconta la ciurma' },
} satisfies Translation<'home', 'it'>
