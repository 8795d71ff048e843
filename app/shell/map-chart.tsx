import { mapPlaces } from './map-places.ts'

/** A smooth way through all the ports, in the chart's own 1000 x 600 units. */
const route = mapPlaces
  .map(({ x, y }) => [x * 10, y * 6] as const)
  .map(([x, y], index, ports) => {
    const [px, py] = ports[index - 1] ?? [x, y]
    return index === 0 ? `M${x} ${y}` : `Q${(px + x) / 2 + 40} ${py} ${x} ${y}`
  })
  .join('')

const islands = [
  'M60 460q20-60 90-70t120 30q30 60-20 100t-130 20q-60-20-60-80z',
  'M180 70q60-40 130-10t60 90q-10 60-90 60t-120-50q-20-60 20-90z',
  'M380 130q60-50 130-10t30 110q-40 60-110 30t-80-80q0-30 30-50z',
  'M560 120q70-60 150-20t40 110q-60 50-140 20t-70-80q0-20 20-30z',
  'M520 440q60-40 120-10t50 90q-30 60-110 40t-90-60q0-40 30-60z',
  'M760 50q80-40 150 10t40 120q-30 60-110 30t-110-90q0-40 30-70z',
]

/** Sea, islands, rose of the winds and the dotted route; the ports themselves are links over it. */
export function MapChart() {
  return (
    <svg viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden="true" className="map-chart">
      <g fill="var(--color-parchment-deep)" stroke="var(--color-sepia)" strokeWidth="3">
        {islands.map((d) => (
          <path key={d} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <g fill="none" stroke="var(--color-sepia)" opacity="0.5" strokeWidth="2">
        <path d="M40 200q15-12 30 0t30 0M700 520q15-12 30 0t30 0M860 330q15-12 30 0t30 0M430 500q15-12 30 0t30 0" />
      </g>
      <path
        d={route}
        fill="none"
        stroke="var(--color-sunset)"
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="map-route"
      />
      <g transform="translate(900 500)" fill="var(--color-sepia)">
        <path d="M0-70 12-12 70 0 12 12 0 70-12 12-70 0-12-12z" opacity="0.75" />
        <circle r="46" fill="none" stroke="var(--color-sepia)" strokeWidth="2" />
      </g>
    </svg>
  )
}
