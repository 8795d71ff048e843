import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'
import './features.css'

/** Features of the school, each behind a porthole. */
export function Features({ features }: { features: HomeSection<'features'> }) {
  return (
    <Section id="features" heading={features} ground="sea">
      <ul className="grid gap-x-8 mt-6 md:mt-10 md:grid-cols-2 lg:grid-cols-3">
        {features.items.map(({ _key, icon, title, text, target }) => (
          <li key={_key}>
            <TargetLink target={target} className="group flex items-center gap-5 py-2 md:py-4">
              <span className="porthole grid flex-none place-items-center rounded-full">
                <Icon name={icon} className="size-8" />
              </span>
              <span className="min-w-0">
                <span className="display block text-xl group-hover:text-gold">{title}</span>
                <span className="mt-1 block leading-snug text-mist">{text}</span>
              </span>
            </TargetLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
