import type { HomeSection } from '../content/home.server.ts'
import { CompassRose } from '../ui/compass-rose.tsx'
import { Island } from '../ui/island.tsx'
import type { Landmark } from '../ui/landmarks.tsx'
import { Section } from './section.tsx'

/** The islands on the way, in turn; at the last one lies the treasure. */
const onTheWay: Landmark[] = ['palm', 'tavern', 'pines', 'windmill', 'volcano', 'lighthouse']

/** The learning path as a dotted route across a sea chart, from the first port to the treasure. */
export function SeaRoute({ learningPath }: { learningPath: HomeSection<'learningPath'> }) {
  const { steps } = learningPath
  const landmarkOf = (index: number): Landmark =>
    index === steps.length - 1 ? 'chest' : (onTheWay[index % onTheWay.length] ?? 'palm')
  return (
    <Section id="learning-path" heading={learningPath} ground="paper" className="chart on-paper">
      <CompassRose className="chart-rose" />
      <ol className="route" style={{ '--legs': steps.length + 1 } as React.CSSProperties}>
        {steps.map(({ _key, weeks, title, text }, index) => (
          <li
            key={_key}
            className="route-stop"
            style={{ '--leg': index + 1 } as React.CSSProperties}
          >
            <div className="route-island">
              <Island landmark={landmarkOf(index)} className="route-mark" />
              {index < steps.length - 1 && <Leg />}
            </div>
            <div className="route-text">
              <p className="route-weeks">{weeks}</p>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-1 leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The way to the next island: across on wide screens, down on narrow ones. */
function Leg() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="route-leg"
    >
      <path
        className="route-leg-across"
        d="M2 16C44 8 54 92 98 84"
        vectorEffect="non-scaling-stroke"
      />
      <path
        className="route-leg-down"
        d="M50 2C90 34 10 66 50 98"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
