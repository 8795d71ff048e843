import type { Translation } from '../translation.ts'

export default {
  label: 'Joue avec le groupe : {{title}}',
  play: 'Jouer avec le groupe',
  version: { legend: 'Version', full: 'Complète', easy: 'Facile' },
  sounds: 'Sonne en',
  lower: 'Un demi-ton plus grave',
  higher: 'Un demi-ton plus aigu',
  original: 'Dans son ton',
  capo: 'Capodastre',
  noCapo: 'Sans capodastre : positions de {{key}}',
  capoAt: 'Capodastre à la case {{fret}} : positions de {{key}}',
  now: 'Maintenant',
  next: 'Ensuite',
  count: 'Décompte : {{count}}',
  band: 'Groupe : basse et batterie',
  guitar: 'Guitare',
  melody: 'Mélodie',
  part: 'Répéter une partie',
  wholeSong: 'Toute la chanson',
} satisfies Translation<'songDesk', 'fr'>
