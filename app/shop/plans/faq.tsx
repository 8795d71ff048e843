import type { FaqEntry } from '../../content/faq.server.ts'
import { Icon } from '../../ui/icon.tsx'

/** Questions that open on their answers. */
export function Faq({ title, entries }: { title: string; entries: FaqEntry[] }) {
  return (
    <section className="section ground-paper on-paper">
      <div className="mx-auto max-w-3xl px-5 md:px-6">
        <h2 className="text-4xl md:text-5xl">{title}</h2>
        <div className="mt-8">
          {entries.map(({ _key, question, answer }) => (
            <details key={_key} className="faq-entry">
              <summary className="faq-question">
                <h3 className="display min-w-0 flex-1 text-xl md:text-2xl">{question}</h3>
                <Icon name="chevron-down" className="faq-handle" />
              </summary>
              <p className="pb-6 leading-relaxed whitespace-pre-line">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
