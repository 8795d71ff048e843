import type { Translation } from '../translation.ts'

export default {
  title: 'Chercher à bord',
  intro: 'Articles, techniques, niveaux et leçons de toute l’école.',
  label: 'Que cherches-tu ?',
  placeholder: 'pentatonique, barré, blues…',
  submit: 'Chercher',
  close: 'Fermer la recherche',
  results: 'Résultats',
  searching: 'Recherche…',
  found_one: '{{count}} résultat',
  found_other: '{{count}} résultats',
  none: 'Rien à l’horizon pour « {{query}} ». Essaie un autre mot.',
  ideas: 'Par où commencer',
  examples: 'pentatonique, riff, blues, tapping, modes',
  hint: 'Écris au moins deux lettres.',
  keys: 'Déplace-toi avec les flèches et ouvre avec Entrée.',
  all: 'Tout voir sur une page',
  kinds: {
    article: 'Article',
    technique: 'Technique',
    level: 'Niveau',
    lesson: 'Leçon',
    song: 'Chanson',
    page: 'Page',
  },
  lookout: {
    title: 'La vigie est dans la hune',
    text: 'Dis-lui ce que tu cherches : elle scrute toute l’école, de la poupe à la proue, le temps d’un souffle.',
  },
  ways: {
    title: 'Ou mets directement le cap sur',
    levels: { title: 'Les niveaux', text: 'De la première corde au solo, dans l’ordre' },
    blog: { title: 'Le journal de bord', text: 'Des articles à lire entre deux marées' },
    tuner: { title: 'L’accordeur', text: 'Six cordes à leur place en une minute' },
  },
} satisfies Translation<'search', 'fr'>
