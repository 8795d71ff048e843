import { Stack, Text, TextArea } from '@sanity/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Segment, SegmentKind } from '../../schemas/translations/segments.ts'
import type { Status } from '../../schemas/translations/status.ts'
import { termsIn } from './glossary.ts'
import { lengthWarning } from './lengths.ts'
import type { Target } from './targets.ts'

/** Hints for the translator about a piece of a longer text. */
const kinds: Partial<Record<SegmentKind, string>> = {
  heading: 'Apartado',
  quote: 'Cita',
  item: 'Punto de una lista',
  title: 'Título',
  alt: 'Texto alternativo',
  caption: 'Pie de imagen',
  chords: 'Nombres de acordes, separados por « · »',
}

/** A Spanish text and its translation, with the glossary's words for it. */
export function SegmentPair({
  path,
  segment,
  text,
  status,
  target,
  readOnly,
  onSave,
  onDone,
}: {
  path: string
  segment: Segment
  text: string
  status: Status
  target: Target
  readOnly: boolean
  onSave: (text: string) => void
  onDone: (from: HTMLElement) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const sent = useRef(text)
  const id = useId()
  const value = typed ?? text
  const warning = value ? lengthWarning(path, segment.text, value) : null
  const terms = termsIn(segment.text, target.id)

  function save() {
    // The key that saves also moves the focus, and leaving the field saves, too.
    if (typed === null || typed === text || typed === sent.current) return
    sent.current = typed
    onSave(typed)
  }

  function saveAndGoOn(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
    onDone(event.currentTarget)
  }

  return (
    <div className="desk-pair">
      <Stack gap={3}>
        {kinds[segment.kind] && (
          <Text size={0} muted>
            {kinds[segment.kind]}
          </Text>
        )}
        <Text as="label" htmlFor={id} lang="es">
          <span className="desk-source">{segment.text}</span>
        </Text>
        {terms.length > 0 && (
          <ul className="desk-terms" aria-label="Glosario">
            {terms.map(([spanish, term]) => (
              <li key={spanish}>
                <Text size={0} muted>
                  {spanish}: <span lang={target.id}>{term}</span>
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <Stack gap={2}>
        <TextArea
          id={id}
          lang={target.id}
          value={value}
          readOnly={readOnly}
          data-status={status}
          aria-describedby={warning ? `${id}-length` : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={save}
          onKeyDown={saveAndGoOn}
        />
        {warning && (
          <Text size={0} id={`${id}-length`}>
            {warning}
          </Text>
        )}
      </Stack>
    </div>
  )
}
