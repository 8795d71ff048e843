import type { ReactElement } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type FormPatch,
  type InputProps,
  type ItemProps,
  isArrayOfObjectsInputProps,
  PatchEvent,
  useCurrentUser,
  useGetFormValue,
} from 'sanity'
import { languages as allLanguages } from '../../schemas/localized.ts'
import { isLocalizedType, languageAt, translatorLanguages } from './role.ts'

/**
 * What the schema's locks leave open because there is something to translate within: a picture with
 * a caption, a list. A translator gets no button there that would change the picture or the list.
 */
export function TranslatorInput(props: InputProps): ReactElement {
  const languages = translatorLanguages(useCurrentUser())
  const getFormValue = useGetFormValue()
  const { schemaType, path, renderDefault } = props
  const isImage = schemaType.jsonType === 'object' && schemaType.fields.some(isAsset)
  if (!languages || (!isImage && !isArrayOfObjectsInputProps(props))) return renderDefault(props)
  if (languageAt(getFormValue([]), path) !== undefined) return renderDefault(props)
  if (isLocalizedType(schemaType.name) && isArrayOfObjectsInputProps(props)) {
    return renderDefault(withLanguages(props, languages))
  }
  return renderDefault({ ...props, readOnly: true } as InputProps)
}

/** Members of such a list are opened and translated, but not moved, copied or removed. */
export function TranslatorItem(props: ItemProps): ReactElement {
  const languages = translatorLanguages(useCurrentUser())
  const getFormValue = useGetFormValue()
  const isOpen = !languages || languageAt(getFormValue([]), props.path) !== undefined
  return props.renderDefault(isOpen ? props : { ...props, readOnly: true })
}

const isAsset = ({ name }: { name: string }) => name === 'asset'

/** The field's menu offers to add those languages that its value lacks: the others it is told are there. */
function withLanguages(
  { value = [], onChange, ...props }: ArrayOfObjectsInputProps,
  languages: string[],
) {
  const others = allLanguages.filter(({ id }) => !languages.includes(id))
  return {
    ...props,
    value: [...value, ...others.map(({ id }) => ({ _key: id, language: id }))],
    onChange: (change: FormPatch | FormPatch[] | PatchEvent) =>
      onChange(PatchEvent.from(change).patches.flatMap((patch) => ownInsert(patch, languages))),
  }
}

/** "Add all" means all of the translator's; they go to the end, whatever stands where. */
function ownInsert(patch: FormPatch, languages: string[]): FormPatch[] {
  if (patch.type !== 'insert') return [patch]
  const items = patch.items.filter((item) => languages.includes(languageOf(item)))
  return items.length > 0 ? [{ ...patch, items, position: 'after', path: [-1] }] : []
}

const languageOf = (item: unknown) => String((item as { language?: unknown } | null)?.language)
