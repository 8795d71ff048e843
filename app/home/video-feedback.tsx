import type { HomeSection } from '../content/home.server.ts'
import Magnifier from '../drawings/magnifier.svg?react'
import { buttonStyle } from '../ui/button.tsx'
import { Intro, Section } from '../ui/section.tsx'
import { TargetLink } from './target-link.tsx'

/** Video feedback: the captain looks at your hands through a glass. */
export function VideoFeedback({ feedback }: { feedback: HomeSection<'feedback'> }) {
  const { title, intro, action } = feedback
  return (
    <Section id="video-feedback" ground="sea">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-5 md:grid-cols-2 md:gap-14 md:px-6">
        <Magnifier className="mx-auto w-full max-w-md" />
        <div>
          <h2 className="text-4xl md:text-5xl">{title}</h2>
          {intro && <Intro>{intro}</Intro>}
          {action && (
            <TargetLink target={action.target} className={buttonStyle({ className: 'mt-6' })}>
              {action.label}
            </TargetLink>
          )}
        </div>
      </div>
    </Section>
  )
}
