import type { HomeSection } from '../content/home.server.ts'
import { Magnifier } from './magnifier.tsx'
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
