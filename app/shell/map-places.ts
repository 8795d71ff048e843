import { useTranslation } from 'react-i18next'
import type { Landmark } from '../ui/landmarks.tsx'
import { usePlacedPages } from './use-placed-pages.ts'

interface MapPlace {
  to: string
  key: string
  landmark: Landmark
  /** Position of its island on the wide chart, in percent. */
  x: number
  y: number
}

/** The ports of the treasure map, in the order of the route. */
export const mapPlaces = [
  { to: '/niveles', key: 'levels', landmark: 'peaks', x: 9.5, y: 80 },
  { to: '/lecciones-canciones', key: 'songs', landmark: 'palm', x: 15, y: 49 },
  { to: '/cursos/estilos', key: 'styles', landmark: 'pennants', x: 9, y: 17 },
  { to: '/tecnicas/electrica', key: 'electric', landmark: 'volcano', x: 29, y: 15 },
  { to: '/tecnicas/espanola', key: 'spanish', landmark: 'windmill', x: 34, y: 48 },
  { to: '/tecnicas/acustica', key: 'acoustic', landmark: 'pines', x: 29, y: 83 },
  { to: '/galeria', key: 'gallery', landmark: 'easel', x: 50, y: 79 },
  { to: '/tienda', key: 'store', landmark: 'stall', x: 54, y: 47 },
  { to: '/comunidad', key: 'community', landmark: 'tavern', x: 50, y: 16 },
  { to: '/sobre-mi', key: 'about', landmark: 'lighthouse', x: 71, y: 20 },
  { to: '/gestor-multimedia', key: 'media', landmark: 'chest', x: 88, y: 42 },
] as const satisfies MapPlace[]

/** Positions for pages that the captain adds to the map; the route does not touch them. */
const freePlaces = [
  { landmark: 'pines', x: 70, y: 86 },
  { landmark: 'pennants', x: 89, y: 61 },
  { landmark: 'palm', x: 72, y: 43 },
] as const satisfies Omit<MapPlace, 'to' | 'key'>[]

/** The islands of the map with their names: the school's own ports, then at most three of the captain's pages. */
export function useMapPlaces() {
  const { t } = useTranslation()
  const placed = usePlacedPages('map')
  return [
    ...mapPlaces.map(({ key, ...place }) => ({ ...place, name: t(`map.${key}`) })),
    ...freePlaces.flatMap((place, index) => {
      const page = placed[index]
      return page ? [{ ...place, to: page.to, name: page.title }] : []
    }),
  ]
}
