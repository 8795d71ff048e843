import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import type { MutationPatch } from 'sanity'
import { type LocalizedField, valueIn } from '../../schemas/translations/localized-values.ts'
import { alignedTexts, segmentsOf, translated } from '../../schemas/translations/segments.ts'
import { fingerprint, type Status, statusOf } from '../../schemas/translations/status.ts'
import { SegmentPair } from './segment-pair.tsx'
import type { Target } from './targets.ts'

const badges: Record<Status, { text: string; tone: 'critical' | 'caution' | 'positive' }> = {
  missing: { text: 'Sin traducir', tone: 'critical' },
  outdated: { text: 'Por revisar: el español ha cambiado', tone: 'caution' },
  done: { text: 'Al día', tone: 'positive' },
}

/** One field: its segments, its status, and the patch when one of them changes. */
export function FieldBench({
  field,
  title,
  target,
  readOnly,
  onPatch,
  onDone,
}: {
  field: LocalizedField
  title: string
  target: Target
  readOnly: boolean
  onPatch: (patches: MutationPatch[]) => void
  onDone: (from: HTMLElement) => void
}) {
  const { path, values } = field
  const source = valueIn(values, 'es')
  if (!source) return null
  const translation = values.find(({ language }) => language === target.id)
  const segments = segmentsOf(source.value)
  const texts = alignedTexts(source.value, translation?.value, target.id)
  const status = statusOf(field, target.id)
  const hasOwnForm = segments.length > 0 && texts.size === 0 && status !== 'missing'
  const translatedFrom = fingerprint(source.value)

  /** Writes the translation with one more text; the Spanish one that it was made from is noted with it. */
  function save(id: string, text: string) {
    const value = translated(source?.value, new Map(texts).set(id, text), target.id)
    const at = `${path}[_key=="${translation?._key}"]`
    // An empty value would be shown in place of the Spanish one.
    const isEmpty = Array.isArray(value) ? value.length === 0 : value === ''
    if (isEmpty) return translation && onPatch([{ unset: [at] }])
    onPatch([
      translation
        ? { set: { [`${at}.value`]: value, [`${at}.translatedFrom`]: translatedFrom } }
        : { insert: { after: `${path}[-1]`, items: [newValue(value)] } },
    ])
  }

  const newValue = (value: unknown) => ({
    _key: target.id,
    _type: source._type,
    language: target.id,
    value,
    translatedFrom,
  })

  return (
    <Stack as="section" gap={4} paddingBottom={4} className="desk-field" aria-label={title}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text weight="semibold" size={1}>
          {title}
        </Text>
        <Badge tone={badges[status].tone}>{badges[status].text}</Badge>
        {status === 'outdated' && (
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text="Sigue valiendo"
            disabled={readOnly}
            onClick={() =>
              onPatch([
                {
                  set: { [`${path}[_key=="${translation?._key}"].translatedFrom`]: translatedFrom },
                },
              ])
            }
          />
        )}
      </Flex>
      {hasOwnForm ? (
        <Text size={1} muted>
          Este texto está escrito con otros bloques que el español: ábrelo en el formulario.
        </Text>
      ) : (
        segments.map((segment) => (
          <SegmentPair
            key={segment.id}
            path={path}
            segment={segment}
            text={texts.get(segment.id) ?? ''}
            status={status === 'missing' && texts.has(segment.id) ? 'done' : status}
            target={target}
            readOnly={readOnly}
            onSave={(text) => save(segment.id, text)}
            onDone={onDone}
          />
        ))
      )}
    </Stack>
  )
}
