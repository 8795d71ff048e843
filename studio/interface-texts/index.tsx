import { definePlugin, type InputProps, type StringInputProps } from 'sanity'
import { InterfaceTextKeyInput } from './key-input.tsx'

const Input = (props: InputProps) =>
  props.schemaType.name === 'interfaceTextKey' ? (
    <InterfaceTextKeyInput {...(props as StringInputProps)} />
  ) : (
    props.renderDefault(props)
  )

/** Lets the captain find the text of the interface that a document changes. */
export const interfaceTexts = definePlugin({
  name: 'interface-texts',
  form: { components: { input: Input } },
})
