import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Komm an Bord, um weiterzulesen',
    text: 'Diese Lektion ist gratis für die ganze Crew. Melde dich an oder leg dir ein Konto an: Das geht schneller als Stimmen.',
  },
  visitorRank: {
    title: 'Ab hier nur Kapitäne',
    text: 'Was hinter dieser Tür liegt, ist für alle mit dem Rang Kapitän. Hast du ihn schon, melde dich an, und sie geht von allein auf.',
  },
  rank: {
    title: 'Dir fehlt ein Streifen',
    text: 'Zur Crew gehörst du schon, aber das hier heben wir für die Kapitäne auf: Sie halten das Schiff über Wasser. Steig im Rang auf, und du bekommst alle Lektionen und die drei Schätze.',
  },
  logIn: 'Anmelden',
  signUp: 'Gratis Konto anlegen',
  becomeCaptain: 'So wirst du Kapitän',
} satisfies Translation<'gate', 'de'>
