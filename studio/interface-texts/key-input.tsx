import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { type StringInputProps, set, unset } from 'sanity'
import { catalogueKeys, catalogueText } from '../../schemas/catalogue.ts'

const options = catalogueKeys.map((value) => ({ value, text: catalogueText(value) ?? '' }))

const matches = (query: string, { value, text }: (typeof options)[number]) =>
  `${value} ${text}`.toLocaleLowerCase('es').includes(query.toLocaleLowerCase('es'))

/** Chooses a text of the interface by its content or its key. */
export function InterfaceTextKeyInput({
  id,
  value,
  onChange,
  readOnly,
  elementProps,
}: StringInputProps) {
  const choose = (key: string) => onChange(key ? set(key) : unset())
  return (
    <Stack gap={3}>
      <Autocomplete
        id={id}
        ref={elementProps.ref}
        onFocus={elementProps.onFocus}
        onBlur={elementProps.onBlur}
        readOnly={readOnly ?? false}
        options={options}
        value={value ?? ''}
        onChange={choose}
        filterOption={matches}
        openButton
        placeholder="Planes y precios, common:nav.plans…"
        renderOption={({ value: key, text }) => (
          <Card as="button" padding={3}>
            <Stack gap={2}>
              <Text size={1}>{text}</Text>
              <Text size={0} muted>
                {key}
              </Text>
            </Stack>
          </Card>
        )}
      />
      {value && (
        <Text size={1} muted>
          El sitio dice: «{catalogueText(value) ?? '…'}»
        </Text>
      )}
    </Stack>
  )
}
