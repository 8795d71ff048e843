import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Komm an Bord, um weiterzulesen',
    text: 'Diese Seite ist gratis für die ganze Crew. Melde dich an oder leg dir ein Konto an: Das geht schneller als Stimmen.',
  },
  visitorRank: {
    title: 'Ab hier nur Kapitäne',
    text: 'Was hinter dieser Tür liegt, gehört zum Kapitän-Tarif. Hast du ihn schon, melde dich an, und sie geht von allein auf.',
  },
  rank: {
    title: 'Dir fehlt ein Streifen',
    text: 'Zur Crew gehörst du schon, aber das hier heben wir für die Kapitäne auf: Sie halten das Schiff über Wasser. Mit dem Kapitän-Tarif bekommst du alle Lektionen und die drei Schätze.',
  },
  inside: 'Was dich drinnen erwartet',
  ways: 'Zwei Wege von hier aus',
  way: {
    account: {
      title: 'Gratis-Konto',
      text: 'Öffnet diese Seite und alles für Leichtmatrosen: Lektionen und Lieder. Ohne Karte, ohne Kleingedrucktes.',
      link: 'Gratis Konto anlegen',
    },
    captain: {
      title: 'Kapitän-Tarif',
      text: 'Öffnet die Lektionen aller Level und die Schatztruhe.',
      link: 'So wirst du Kapitän',
    },
    logIn: {
      title: 'Ich habe den Streifen schon',
      text: 'Melde dich mit deinem Kapitänskonto an, und die Tür geht von allein auf.',
      link: 'Anmelden',
    },
    lessons: {
      title: 'Bis dahin',
      text: 'Die Lektionen für Leichtmatrosen gehören dir schon: komplett und in deinem Tempo.',
      link: 'Zu den Levels',
    },
  },
} satisfies Translation<'paywall', 'de'>
