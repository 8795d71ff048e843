import type { HomeSection } from '../content/home.server.ts'
import { RackPlace, RackTool, rackToolStyle } from '../ui/rack.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'
import { Tray } from './tray.tsx'

/** The tools as an arsenal: each hangs from its peg on the rack. */
export function Tools({ tools }: { tools: HomeSection<'tools'> }) {
  return (
    <Section id="tools" heading={tools} ground="sea">
      <Tray className="relative mt-12 grid gap-8 [--card:min(68vw,17rem)] md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
        {tools.items.map(({ _key, icon, title, text, target }) => (
          <RackPlace key={_key}>
            <TargetLink target={target} className={rackToolStyle}>
              <RackTool icon={icon} title={title} text={text} />
            </TargetLink>
          </RackPlace>
        ))}
      </Tray>
    </Section>
  )
}
