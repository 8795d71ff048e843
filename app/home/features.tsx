import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'
import './features.css'

/** Features of the school, each behind a porthole. */
export function Features({ features }: { features: HomeSection<'features'> }) {
  return (
    <Section id="features" heading={features} ground="sea">
      <ul className="grid gap-y-2 gap-x-8 mt-10 grid-cols-[repeat(auto-fill,minmax(min(100%,330px),1fr))] max-md:mt-5 max-md:gap-0">
        {features.items.map(({ _key, icon, title, text, target }) => (
          <li key={_key}>
            <TargetLink
              target={target}
              className="group flex items-center gap-5 px-1 py-[0.9rem] max-md:gap-4 max-md:py-[0.55rem]"
            >
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
