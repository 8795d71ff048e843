import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'
import { Tray } from './tray.tsx'
import './benefits.css'

/** What members win: doubloons, each stamped with its benefit. */
export function Benefits({ benefits }: { benefits: HomeSection<'benefits'> }) {
  return (
    <Section id="benefits" heading={benefits} align="center">
      <Tray
        tabIndex={0}
        className="mt-12 flex flex-wrap justify-center gap-x-10 gap-y-12 [--card:min(62vw,15rem)]"
      >
        {benefits.items.map(({ _key, icon, title, text }) => (
          <li key={_key} className="block w-[min(100%,340px)] md:text-center">
            <span className="doubloon inline-grid size-24 place-items-center rounded-full max-md:mb-3 max-md:size-17 md:mb-4">
              <Icon name={icon} className="size-9" />
            </span>
            <h3 className="self-end text-xl">{title}</h3>
            <p className="mt-1 self-start leading-snug text-mist">{text}</p>
          </li>
        ))}
      </Tray>
    </Section>
  )
}
