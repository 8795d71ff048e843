import type { HomeSection } from '../content/home.server.ts'
import { Section } from './section.tsx'

/** The learning path as a dotted route across a sea chart, from the first port to the treasure. */
export function SeaRoute({ learningPath }: { learningPath: HomeSection<'learningPath'> }) {
  const { steps } = learningPath
  return (
    <Section id="learning-path" heading={learningPath} ground="paper" className="chart on-paper">
      <ol className="route">
        {steps.map(({ _key, weeks, title, text }, index) => (
          <li key={_key} className="route-stop">
            {index === steps.length - 1 ? <TreasureMark /> : <Island turn={index * 47} />}
            <div>
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

/** An island of the chart, turned so that no two look the same. */
function Island({ turn }: { turn: number }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className="route-mark">
      <g transform={`rotate(${turn} 48 48)`}>
        <path
          d="M20 40c2-16 18-24 32-22s28 8 28 24-6 14-8 26-16 12-28 10-16-8-20-16-6-12-4-22Z"
          fill="var(--color-parchment-deep)"
          stroke="var(--color-sepia)"
          strokeWidth="2"
        />
        <path
          d="M12 38C14 18 34 8 54 10s36 14 34 34-8 18-10 30-20 18-36 14-22-10-26-20-6-18-4-30Z"
          fill="none"
          stroke="var(--color-sepia)"
          strokeWidth="1"
          strokeDasharray="3 4"
          opacity=".6"
        />
      </g>
      <path
        d="M48 60V40m0 0c-6-6-14-4-16 2 6-4 12-2 16-2Zm0 0c6-6 14-4 16 2-6-4-12-2-16-2Zm0 0c-2-8 4-14 10-12-6 2-8 6-10 12Z"
        fill="var(--color-sepia)"
        stroke="var(--color-sepia)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function TreasureMark() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className="route-mark">
      <path
        d="M24 22c14 16 32 36 50 52M74 20C58 38 40 56 22 76"
        fill="none"
        stroke="color-mix(in oklab, var(--color-sunset) 76%, var(--color-night))"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </svg>
  )
}
