import { CompassRose } from '../ui/compass-rose.tsx'
import { Galleon } from '../ui/galleon.tsx'
import { smoothPath } from '../ui/smooth-path.ts'
import { mapPlaces } from './map-places.ts'

/** The route over the wide chart (1000 x 600). */
const wideRoute = smoothPath(mapPlaces.map(({ x, y }) => [x * 10, y * 6]))

/** The route down the narrow chart, where ports take turns. */
const tallRoute = (ports: number) =>
  smoothPath(
    Array.from({ length: ports }, (_, index) => [index % 2 ? 80 : 20, (index + 0.5) * 100]),
  )

/** The drawing below the ports of the treasure map: the dotted route, the rose, the ship. */
export function MapChart({ ports }: { ports: number }) {
  return (
    <>
      <Route d={wideRoute} width={1000} height={600} className="map-route map-route-wide" />
      <Route
        d={tallRoute(ports)}
        width={100}
        height={ports * 100}
        className="map-route map-route-tall"
      />
      <CompassRose className="map-rose" />
      <Galleon className="map-galleon" />
      <Serpent />
    </>
  )
}

function Route(props: { d: string; width: number; height: number; className: string }) {
  const { d, width, height, className } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** The sea serpent. */
function Serpent() {
  return (
    <svg viewBox="0 0 150 80" aria-hidden="true" focusable="false" className="map-serpent">
      <g fill="var(--color-tide)" stroke="var(--color-ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M8 66c0-26 4-44 20-50 12-4 26 2 26 12-10-2-16 0-18 6 8 2 8 10 0 12-6 4-8 10-8 20Z" />
        <path d="M52 66c2-24 36-24 38 0H80c-2-10-16-10-18 0ZM98 66c2-18 26-18 28 0h-8c-2-7-10-7-12 0Z" />
        <path d="M132 66c0-10 4-16 14-20-2 4-2 8 0 10-4 2-6 4-6 10Z" />
      </g>
      <circle cx="34" cy="25" r="2.4" fill="var(--color-glow)" />
      <path
        d="M0 70q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0"
        fill="none"
        stroke="var(--color-midnight)"
        strokeWidth="2.2"
      />
    </svg>
  )
}
