import type { HomeSection } from '../content/home.server.ts'
import CompassRose from '../drawings/compass-rose.svg?react'
import RouteLeg from '../drawings/route-leg.svg?react'
import { Island } from '../ui/island.tsx'
import type { Landmark } from '../ui/landmarks.tsx'
import { Section } from './section.tsx'
import './sea-route.css'

/** The islands on the way, in turn; at the last one lies the treasure. */
const onTheWay: Landmark[] = ['palm', 'tavern', 'pines', 'windmill', 'volcano', 'lighthouse']

/** The learning path as a dotted route across a sea chart, from the first port to the treasure. */
export function SeaRoute({ learningPath }: { learningPath: HomeSection<'learningPath'> }) {
  const { steps } = learningPath
  const landmarkOf = (index: number): Landmark =>
    index === steps.length - 1 ? 'chest' : (onTheWay[index % onTheWay.length] ?? 'palm')
  return (
    <Section id="learning-path" heading={learningPath} ground="paper" className="chart">
      <CompassRose />
      <ol style={{ '--legs': steps.length + 1 } as React.CSSProperties}>
        {steps.map(({ _key, weeks, title, text }, index) => (
          <li key={_key} style={{ '--leg': index + 1 } as React.CSSProperties}>
            <div>
              <Island landmark={landmarkOf(index)} />
              {index < steps.length - 1 && <RouteLeg className="route-leg" />}
            </div>
            <div>
              <p className="font-bold text-sepia">{weeks}</p>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-1 leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
