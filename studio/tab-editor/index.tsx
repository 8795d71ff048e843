import { Stack } from '@sanity/ui'
import { useMemo } from 'react'
import { definePlugin, type InputProps, type ObjectInputProps, set } from 'sanity'
import { DEFAULT_METRE, readMetre } from '../../domain/music/score.ts'
import type { Imported } from './import-file.ts'
import { TabEditor } from './tab-editor.tsx'
import { TabFiles } from './tab-files.tsx'
import { TabFrame } from './tab-frame.tsx'

/** Fields of a tab, as far as they are filled. */
export interface TabFields {
  title?: string
  tab?: string
  metre?: string
  tempo?: number
  feel?: string
  capo?: number
}

/** The fields of a tab below its grid; the text stays the only thing that is stored. */
function TablatureInput(props: ObjectInputProps) {
  const { value, onChange, readOnly, renderDefault } = props
  const fields = (value ?? {}) as TabFields
  const metre = useMemo(() => readMetre(fields.metre ?? '') ?? DEFAULT_METRE, [fields.metre])
  if (readOnly) return renderDefault(props)
  function take({ music, text }: Imported) {
    const { title, score, tempo, feel, capo } = music
    const found = { tab: text, metre: score.metre.join('/'), tempo, feel, capo }
    const titled = title && !fields.title ? { title, ...found } : found
    onChange(Object.entries(titled).map(([name, each]) => set(each, [name])))
  }
  return (
    <Stack gap={5}>
      <Stack gap={4}>
        <TabEditor
          text={fields.tab ?? ''}
          metre={metre}
          onChange={(text) => onChange(set(text, ['tab']))}
        />
        {fields.tab?.trim() && <TabFrame fields={fields} />}
        <TabFiles fields={fields} onImport={take} />
      </Stack>
      {renderDefault(props)}
    </Stack>
  )
}

const Input = (props: InputProps) =>
  props.schemaType.name === 'tablature' ? (
    <TablatureInput {...(props as ObjectInputProps)} />
  ) : (
    props.renderDefault(props)
  )

/** Edits tabs in a grid, and imports and exports them. */
export const tabEditor = definePlugin({
  name: 'tab-editor',
  form: { components: { input: Input } },
})
