/**
 * The icons a captain can choose from, by their lucide name (https://lucide.dev/icons), with the
 * title that the Studio shows. The site maps every name to its component.
 */
export const iconTitles = {
  anchor: 'Ancla',
  'audio-lines': 'Onda de sonido',
  award: 'Medalla',
  'book-open': 'Libro abierto',
  calendar: 'Calendario',
  compass: 'Brújula',
  crown: 'Corona',
  drum: 'Tambor',
  flame: 'Llama',
  gauge: 'Indicador de aguja',
  gem: 'Gema',
  gift: 'Regalo',
  guitar: 'Guitarra',
  headphones: 'Auriculares',
  'life-buoy': 'Salvavidas',
  map: 'Mapa',
  metronome: 'Metrónomo',
  mic: 'Micrófono',
  'mic-vocal': 'Micrófono de cantante',
  moon: 'Luna',
  music: 'Nota musical',
  piano: 'Piano',
  scroll: 'Pergamino',
  ship: 'Barco',
  'ship-wheel': 'Timón',
  skull: 'Calavera',
  sparkles: 'Destellos',
  star: 'Estrella',
  swords: 'Espadas cruzadas',
  tag: 'Etiqueta de precio',
  'tree-palm': 'Palmera',
  trophy: 'Trofeo',
  users: 'Tripulación',
  video: 'Cámara de vídeo',
  waves: 'Olas',
  wrench: 'Llave inglesa',
  zap: 'Rayo',
} as const

export type IconName = keyof typeof iconTitles

/** The names alone, in the order of the Studio's menu. */
export const iconNames = Object.keys(iconTitles) as IconName[]
