import type { FaqEntry } from '../../content/faq.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'

/** Questions that open on their answers. */
export function Faq({ title, entries }: { title: string; entries: FaqEntry[] }) {
  return (
    <Section ground="paper">
      <div className="mx-auto max-w-3xl px-5 md:px-6">
        <h2 className="text-4xl md:text-5xl">{title}</h2>
        <div className="mt-8">
          {entries.map(({ _key, question, answer }) => (
            <details key={_key} className="group border-sepia border-b-2 border-dashed">
              <summary className="flex items-center gap-4 min-h-17 py-[0.9rem]">
                <h3 className="display min-w-0 flex-1 text-xl md:text-2xl">{question}</h3>
                <Icon
                  name="chevron-down"
                  className="size-7.5 transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <p className="pb-6 leading-relaxed whitespace-pre-line">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
