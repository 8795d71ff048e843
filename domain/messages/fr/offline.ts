import type { Translation } from '../translation.ts'

export default {
  title: 'Hors ligne',
  heading: 'Pas de vent dans les voiles',
  text: 'Il n’y a pas de connexion, et la page que tu cherches ne voyage pas encore avec toi. En attendant le vent, il y a de quoi jouer à bord.',
  retry: 'Réessayer',
  instruments: 'Marche hors ligne',
  tuner: 'Accordeur',
  tunerText: 'Les six cordes à leur place, même en haute mer.',
  metronome: 'Métronome',
  metronomeText: 'La rame n’a pas besoin de vent pour battre la mesure.',
  kept: 'Ce que tu as à bord',
  keptText:
    'Les pages que tu visites se gardent toutes seules, telles qu’elles étaient ce jour-là.',
  keptAt: 'Gardée le {{date}}',
  noneKept: 'Aucune page encore : à ta prochaine sortie en ligne, elles s’amasseront ici.',
  starting: {
    title: 'L’école appareille',
    text: 'On largue les amarres : cette page s’ouvrira toute seule dans un instant.',
  },
} satisfies Translation<'offline', 'fr'>
