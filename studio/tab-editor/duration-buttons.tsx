import { Button, Flex, Text } from '@sanity/ui'
import { BASES, isTriplet, withDot, withTriplet } from './durations.ts'
import type { NoteValue } from './note-values.ts'

/** The note value to type with, and the step that it makes. */
export function DurationButtons({
  value,
  onChange,
  onAdvance,
}: {
  value: NoteValue
  onChange: (value: NoteValue) => void
  onAdvance: () => void
}) {
  const choice = (title: string, isChosen: boolean, chosen: NoteValue) => (
    <Button
      key={title}
      fontSize={1}
      padding={2}
      mode={isChosen ? 'default' : 'ghost'}
      text={title}
      aria-pressed={isChosen}
      onClick={() => onChange(chosen)}
    />
  )
  return (
    <Flex role="group" aria-label="Figura" gap={2} wrap="wrap" align="center">
      <Text size={1} muted>
        Figura:
      </Text>
      {BASES.map(({ base, title }) => choice(title, base === value.base, { ...value, base }))}
      {choice('Puntillo', value.dots === 1, withDot(value))}
      {choice('Tresillo', isTriplet(value), withTriplet(value))}
      <Button fontSize={1} padding={2} mode="ghost" text="Avanzar" onClick={onAdvance} />
    </Flex>
  )
}
