/** The ports of the treasure map, in the order of the route; places in percent of the chart. */
export const mapPlaces = [
  { to: '/niveles', key: 'levels', x: 10, y: 82 },
  { to: '/lecciones-canciones', key: 'songs', x: 24, y: 62 },
  { to: '/cursos/estilos', key: 'styles', x: 12, y: 40 },
  { to: '/tecnicas/electrica', key: 'electric', x: 24, y: 18 },
  { to: '/tecnicas/espanola', key: 'spanish', x: 42, y: 30 },
  { to: '/tecnicas/acustica', key: 'acoustic', x: 44, y: 56 },
  { to: '/galeria', key: 'gallery', x: 56, y: 80 },
  { to: '/tienda', key: 'store', x: 66, y: 58 },
  { to: '/comunidad', key: 'community', x: 62, y: 30 },
  { to: '/sobre-mi', key: 'about', x: 80, y: 16 },
  { to: '/gestor-multimedia', key: 'media', x: 87, y: 44 },
] as const
