import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { FormKind } from './answer.ts'
import { LIMITS } from './limits.ts'
import { parseForm } from './parse-form.ts'
import { refuse } from './refusal.ts'
import { formSchemas } from './schemas.ts'

/** The fields of a form, or what is wrong with them. */
function checkForm(kind: FormKind, typed: Record<string, unknown>) {
  const checked = parseForm(formSchemas[kind], Object.entries(typed))
  return 'problems' in checked ? { problems: checked.problems } : { fields: checked.fields }
}

const contact = { name: 'Lola', email: 'lola@mar.es', message: 'Hola' }

describe('parseForm', () => {
  it('accepts a valid form, cleans its fields, and drops unknown ones', () => {
    const typed = {
      name: '  Lola\tBarlovento ',
      email: ' lola@mar.es ',
      message: 'Uno\r\ndos\u0000\u001b[31m\u202e tres\n',
      website: '',
      page: '/contacto',
    }
    expect(checkForm('contact', typed)).toEqual({
      fields: { name: 'Lola Barlovento', email: 'lola@mar.es', message: 'Uno\ndos[31m tres' },
    })
  })

  it('keeps markup as the text it is', () => {
    const story = '<script>alert(1)</script> & <b>La</b>'
    expect(checkForm('testimonial', { name: 'Nico', story })).toEqual({
      fields: { name: 'Nico', story },
    })
  })

  it('keeps letters of every script, and the joiners that some of them need', () => {
    const name = 'नमस्ते क्‍ष 中文 👩‍🎤'
    expect(checkForm('contact', { ...contact, name })).toMatchObject({ fields: { name } })
  })

  it.each(['', '   ', '\u0000\u0007', undefined, 5])(
    'requires every field when it is %j',
    (value) => {
      expect(checkForm('contact', { name: value, email: value, message: value })).toEqual({
        problems: {
          name: 'nameRequired',
          email: 'emailRequired',
          message: 'messageRequired',
        },
      })
      expect(checkForm('testimonial', { name: value, story: value })).toEqual({
        problems: { name: 'nameRequired', story: 'storyRequired' },
      })
      for (const kind of ['newsletter', 'waitlist'] as const) {
        expect(checkForm(kind, { email: value })).toEqual({
          problems: { email: 'emailRequired' },
        })
      }
    },
  )

  it.each(['lola', 'lola@', 'lola@mar', '@mar.es', 'lola@mar.es, nico@mar.es', 'lo la@mar.es'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(checkForm('newsletter', { email })).toEqual({
        problems: { email: 'emailInvalid' },
      })
    },
  )

  it('accepts the maximum length, and nothing longer', () => {
    const name = 'a'.repeat(LIMITS.name)
    const message = 'é'.repeat(LIMITS.message)
    expect(checkForm('contact', { ...contact, name, message })).toHaveProperty('fields')
    const email = `${'a'.repeat(LIMITS.email)}@mar.es`
    expect(checkForm('contact', { name: `${name}a`, email, message: `${message}é` })).toMatchObject(
      {
        problems: { name: 'nameTooLong', email: 'emailTooLong', message: 'messageTooLong' },
      },
    )
  })

  it('returns submitted values unchanged, but no secrets and no unknown fields', () => {
    const rules = z.object({
      email: z.email('emailInvalid'),
      newPassword: z.string(),
      code: z.string(),
    })
    const typed = { email: ' lola', newPassword: 'tesoro', code: '123456', page: '/' }
    expect(parseForm(rules, Object.entries(typed))).toEqual(
      refuse({ problems: { email: 'emailInvalid' }, typed: { email: ' lola' } }),
    )
  })
})
