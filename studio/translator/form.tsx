import { type ReactElement, useMemo } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type FormPatch,
  type InputProps,
  type ItemProps,
  isArrayOfObjectsInputProps,
  PatchEvent,
  type Path,
  useCurrentUser,
  useFormValue,
} from 'sanity'
import { languages as allLanguages } from '../../schemas/localized.ts'
import { isLocalizedType, languageAt, translatorLanguages } from './role.ts'

/**
 * Inputs that the schema's locks leave open because they contain translatable fields: a picture
 * with a caption, a list. A translator gets no button there that would change the picture or the
 * list.
 */
export function TranslatorInput(props: InputProps): ReactElement {
  const languages = translatorLanguages(useCurrentUser())
  const { schemaType, renderDefault } = props
  const isImage = schemaType.jsonType === 'object' && schemaType.fields.some(isAsset)
  if (!languages || (!isImage && !isArrayOfObjectsInputProps(props))) return renderDefault(props)
  const restrict = (given: InputProps): InputProps =>
    isArrayOfObjectsInputProps(given) && isLocalizedType(schemaType.name)
      ? withLanguages(given, languages)
      : ({ ...given, readOnly: true } as InputProps)
  return <OutsideTranslations props={props} render={renderDefault} restrict={restrict} />
}

/** Members of such a list are opened and translated, but not moved, copied or removed. */
export function TranslatorItem(props: ItemProps): ReactElement {
  const languages = translatorLanguages(useCurrentUser())
  if (!languages) return props.renderDefault(props)
  const restrict = (given: ItemProps): ItemProps => ({ ...given, readOnly: true })
  return <OutsideTranslations props={props} render={props.renderDefault} restrict={restrict} />
}

interface Restricted<Props> {
  props: Props
  render: (props: Props) => ReactElement
  restrict: (props: Props) => Props
}

/** Restricts what stands in no translation: in one, the schema's locks know whether it is theirs. */
function OutsideTranslations<Props extends { path: Path }>(given: Restricted<Props>) {
  const { props, render, restrict } = given
  const isOutside = languageAt(useFormValue([]), props.path) === undefined
  // The document changes with every key that is pressed, what is shown here seldom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are recreated with props
  return useMemo(() => render(isOutside ? restrict(props) : props), [props, isOutside])
}

const isAsset = ({ name }: { name: string }) => name === 'asset'

/** The field's menu offers to add those languages that its value lacks: the others are passed as present. */
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
