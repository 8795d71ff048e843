import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'

/** What there is on board, each behind its porthole. */
export function Features({ features }: { features: HomeSection<'features'> }) {
  return (
    <Section id="features" heading={features} ground="sea">
      <ul className="portholes">
        {features.items.map(({ _key, icon, title, text, target }) => (
          <li key={_key}>
            <TargetLink target={target} className="porthole">
              <span className="porthole-glass">
                <Icon name={icon} className="size-8" />
              </span>
              <span className="min-w-0">
                <span className="display block text-xl">{title}</span>
                <span className="mt-1 block leading-snug text-mist">{text}</span>
              </span>
            </TargetLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
