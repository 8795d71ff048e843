import type { HomeSection } from '../content/home.server.ts'
import CompassRose from '../drawings/compass-rose.svg?react'
import { Island } from '../ui/island.tsx'
import type { Landmark } from '../ui/landmarks.tsx'
import { Section } from './section.tsx'
import './sea-route.css'
import RouteLeg from '../drawings/route-leg.svg?react'

/** The islands on the way, in turn; at the last one lies the treasure. */
const onTheWay: Landmark[] = ['palm', 'tavern', 'pines', 'windmill', 'volcano', 'lighthouse']

/** The learning path as a dotted route across a sea chart, from the first port to the treasure. */
export function SeaRoute({ learningPath }: { learningPath: HomeSection<'learningPath'> }) {
  const { steps } = learningPath
  const landmarkOf = (index: number): Landmark =>
    index === steps.length - 1 ? 'chest' : (onTheWay[index % onTheWay.length] ?? 'palm')
  return (
    <Section id="learning-path" heading={learningPath} ground="paper" className="chart">
      <CompassRose className="hidden absolute right-[max(1.5rem,50%-37rem)] top-20 w-47.5 text-sepia opacity-75 min-[60rem]:block" />
      <ol
        className="mt-12 min-[60rem]:grid min-[60rem]:grid-cols-[repeat(var(--legs),1fr)] min-[60rem]:grid-rows-[auto_230px_auto] max-md:mt-6"
        style={{ '--legs': steps.length + 1 } as React.CSSProperties}
      >
        {steps.map(({ _key, weeks, title, text }, index) => (
          <li
            key={_key}
            className="group grid grid-cols-[72px_1fr] gap-4 md:grid-cols-[92px_1fr] min-[60rem]:col-[var(--leg)/span_2] min-[60rem]:row-[1/span_3] min-[60rem]:gap-0 min-[60rem]:[grid-template:subgrid/1fr_1fr]"
            style={{ '--leg': index + 1 } as React.CSSProperties}
          >
            <div className="flex flex-col min-[60rem]:relative min-[60rem]:[grid-area:2/1] min-[60rem]:justify-start min-[60rem]:group-even:justify-end">
              <Island
                landmark={landmarkOf(index)}
                className="flex-none w-full min-[60rem]:w-42 min-[60rem]:-ml-5"
              />
              {index < steps.length - 1 && (
                <RouteLeg className="mx-auto min-h-10 w-10 flex-1 fill-none stroke-[color-mix(in_oklab,var(--color-sunset)_76%,var(--color-night))] stroke-[4.5px] [stroke-dasharray:0.1_11] [stroke-linecap:round] min-[60rem]:absolute min-[60rem]:top-19 min-[60rem]:left-33 min-[60rem]:m-0 min-[60rem]:h-23 min-[60rem]:w-[calc(100%-126px)] min-[60rem]:group-even:-scale-y-100" />
              )}
            </div>
            <div className="pt-1 pb-[0.9rem] md:pt-[0.6rem] md:pb-8 min-[60rem]:self-end min-[60rem]:pt-0 min-[60rem]:pr-6 min-[60rem]:pb-2 min-[60rem]:[grid-area:1/1/2/3] min-[60rem]:group-even:row-3 min-[60rem]:group-even:self-start min-[60rem]:group-even:pt-2">
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
