import { Button } from '@sanity/ui'
import { useState } from 'react'
import { definePlugin, type InputProps, useCurrentUser, useFormValue } from 'sanity'
import { languages } from '../schemas/localized.ts'
import { translatorLanguages } from './translator/role.ts'

/** Long texts in other languages stay folded until they are requested: eight editors take seconds. */
function FoldedRichText(props: InputProps) {
  const { language } = (useFormValue(props.path.slice(0, -1)) ?? {}) as { language?: string }
  // Translators read the source, and write their own.
  const own = ['es', ...(translatorLanguages(useCurrentUser()) ?? [])]
  const [isUnfolded, unfold] = useState(false)
  const isEmpty = !Array.isArray(props.value) || props.value.length === 0
  if (!language || own.includes(language) || isEmpty || isUnfolded)
    return props.renderDefault(props)
  const title = languages.find(({ id }) => id === language)?.title ?? language
  return <Button mode="ghost" text={`Mostrar el texto: ${title}`} onClick={() => unfold(true)} />
}

const Input = (props: InputProps) =>
  props.schemaType.name === 'richText' ? <FoldedRichText {...props} /> : props.renderDefault(props)

export const foldedTranslations = definePlugin({
  name: 'folded-translations',
  form: { components: { input: Input } },
})
