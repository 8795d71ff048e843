import { Select, Stack, Text } from '@sanity/ui'
import {
  definePlugin,
  type InputProps,
  type StringInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { barsOf, type MusicBlock, musicBlocks } from '../schemas/practice.ts'

/** Chooses among the tabs and chords of the text that an exercise stands in. */
function PracticeMusicInput({ path, value, onChange, readOnly, elementProps }: StringInputProps) {
  const music = musicBlocks(useFormValue(path.slice(0, -2)))
  const isGone = value !== undefined && music.every(({ _key }) => _key !== value)
  if (music.length === 0)
    return (
      <Text size={1} muted>
        Este texto no tiene todavía ninguna tablatura ni acordes.
      </Text>
    )
  return (
    <Stack>
      <Select
        {...elementProps}
        value={value ?? ''}
        readOnly={readOnly ?? false}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value ? set(currentTarget.value) : unset())
        }
      >
        <option value="">Elige…</option>
        {isGone && <option value={value}>Ya no está</option>}
        {music.map((block) => (
          <option key={block._key} value={block._key}>
            {titleOf(block)} ({barsOf(block)} compases)
          </option>
        ))}
      </Select>
    </Stack>
  )
}

const titleOf = ({ _type, title, chords = [] }: MusicBlock) =>
  _type === 'tablature'
    ? title || 'Tablatura'
    : `Acordes: ${chords.map(({ name = '?' }) => name).join(', ')}`

const Input = (props: InputProps) =>
  props.schemaType.name === 'practiceMusic' ? (
    <PracticeMusicInput {...(props as StringInputProps)} />
  ) : (
    props.renderDefault(props)
  )

/** Lets the captain choose the music of an exercise by its title. */
export const practiceMusicInput = definePlugin({
  name: 'practice-music',
  form: { components: { input: Input } },
})
