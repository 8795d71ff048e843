import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'

/** What members win: doubloons, each stamped with its benefit. */
export function Benefits({ benefits }: { benefits: HomeSection<'benefits'> }) {
  return (
    <Section id="benefits" heading={benefits} align="center">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a row that the arrow keys scroll */}
      <ul className="doubloons tray" tabIndex={0}>
        {benefits.items.map(({ _key, icon, title, text }) => (
          <li key={_key} className="doubloon">
            <span className="doubloon-face">
              <Icon name={icon} className="size-9" />
            </span>
            <h3 className="self-end text-xl">{title}</h3>
            <p className="mt-1 self-start leading-snug text-mist">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
