import CompassRose from '../drawings/compass-rose.svg?react'
import Galleon from '../drawings/galleon.svg?react'
import Serpent from '../drawings/serpent.svg?react'
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
      <Serpent className="map-serpent" />
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
