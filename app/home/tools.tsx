import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'

/** The tools as an arsenal: each hangs from its peg on the rack. */
export function Tools({ tools }: { tools: HomeSection<'tools'> }) {
  return (
    <Section id="tools" heading={tools} ground="sea">
      <ul className="rack tray">
        {tools.items.map(({ _key, icon, title, text, target }) => (
          <li key={_key} className="rack-place">
            <TargetLink target={target} className="rack-tool">
              <span className="rack-icon">
                <Icon name={icon} className="size-10" />
              </span>
              <span className="display block text-2xl">{title}</span>
              <span className="mt-2 block leading-snug">{text}</span>
            </TargetLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
