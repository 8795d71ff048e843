import type { HomeSection } from '../content/home.server.ts'
import { TargetLink } from './target-link.tsx'

/** Video feedback: the captain looks at your hands through a glass. */
export function VideoFeedback({ feedback }: { feedback: HomeSection<'feedback'> }) {
  const { title, intro, action } = feedback
  return (
    <section id="video-feedback" className="section ground-sea">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-5 md:grid-cols-2 md:gap-14 md:px-6">
        <Magnifier />
        <div>
          <h2 className="text-4xl md:text-5xl">{title}</h2>
          {intro && <p className="section-intro">{intro}</p>}
          {action && (
            <TargetLink target={action.target} className="button button-gold mt-6">
              {action.label}
            </TargetLink>
          )}
        </div>
      </div>
    </section>
  )
}

/** What is seen through the glass: the neck, and a chord marked on it. */
function Magnifier() {
  return (
    <svg
      viewBox="0 0 460 360"
      aria-hidden="true"
      focusable="false"
      className="mx-auto w-full max-w-md"
    >
      <defs>
        <clipPath id="lens">
          <circle cx="180" cy="170" r="132" />
        </clipPath>
      </defs>
      <g stroke="var(--color-night)" strokeWidth="3" strokeLinejoin="round">
        <path d="m270 236 38-44 96 84-38 44Z" fill="var(--color-amber)" />
        <path
          d="m352 290 28-34 74 66-22 28Z"
          fill="color-mix(in oklab, var(--color-amber) 60%, var(--color-night))"
        />
        <path d="m300 262 38-44 16 14-38 44Z" fill="var(--color-gold)" />
      </g>
      <circle
        cx="180"
        cy="170"
        r="152"
        fill="var(--color-gold)"
        stroke="var(--color-night)"
        strokeWidth="3"
      />
      <circle cx="180" cy="170" r="138" fill="var(--color-amber)" />
      <g clipPath="url(#lens)">
        <rect x="40" y="30" width="280" height="280" fill="var(--color-tide)" />
        <path d="M20 96h320v150H20Z" fill="var(--color-wood)" />
        <path
          d="M84 92v158M148 92v158M212 92v158M276 92v158"
          stroke="var(--color-rope)"
          strokeWidth="5"
        />
        <g stroke="var(--color-glow)">
          <path d="M20 108h320" strokeWidth="1.5" />
          <path d="M20 133h320" strokeWidth="2" />
          <path d="M20 158h320" strokeWidth="2.5" />
          <path d="M20 183h320" strokeWidth="3.2" />
          <path d="M20 208h320" strokeWidth="4" />
          <path d="M20 233h320" strokeWidth="5" />
        </g>
        <g fill="var(--color-sunset)" stroke="var(--color-night)" strokeWidth="2.5">
          <circle cx="116" cy="133" r="13" />
          <circle cx="180" cy="183" r="13" />
          <circle cx="244" cy="208" r="13" />
        </g>
        <path
          d="M60 120C80 70 130 44 180 42"
          fill="none"
          stroke="#fff"
          strokeWidth="10"
          strokeLinecap="round"
          opacity=".28"
        />
      </g>
    </svg>
  )
}
