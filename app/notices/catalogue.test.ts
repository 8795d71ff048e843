import { describe, expect, it } from 'vitest'
import en from '../i18n/messages/en.ts'
import es from '../i18n/messages/es.ts'
import { type NoticeName, notices } from './catalogue.ts'

const wordsOf = (key: string, catalogue: typeof es) =>
  (catalogue.common.notices as Record<string, string>)[key.replace('notices.', '')]

describe('the catalogue of notices', () => {
  it.each([
    ['loginSoon', '¡Acceso a la vista!', 4000],
    ['newsletterEmpty', 'Ahoy there!', 4000],
    ['newsletterSent', 'Email received!', 5000],
    ['uploadsClosed', '¡Se necesita un cofre del tesoro!', 6000],
    ['welcomeAboard', '¡Bienvenido a bordo, {{tier}}!', 4000],
    ['treasureLocked', '¡Tesoro Bloqueado!', 5000],
    ['colorCopied', '¡Color Copiado!', 3000],
    ['contactSent', '¡Mensaje enviado a la botella!', 5000],
    ['testimonialSent', '¡Mensaje en una botella enviado!', 5000],
  ] as const)('%s says "%s" for %i ms', (name: NoticeName, title, duration) => {
    expect(wordsOf(notices[name].title, es)).toBe(title)
    expect(notices[name].duration).toBe(duration)
  })

  it('only the missing e-mail is destructive', () => {
    const destructive = Object.entries(notices).filter(([, notice]) => 'destructive' in notice)
    expect(destructive.map(([name]) => name)).toEqual(['newsletterEmpty'])
  })

  it.each([
    ['es', es],
    ['en', en],
  ])('has all its words in "%s"', (_language, catalogue) => {
    for (const { title, text } of Object.values(notices)) {
      expect(wordsOf(title, catalogue), title).toMatch(/\S/)
      expect(wordsOf(text, catalogue), text).toMatch(/\S/)
    }
  })
})
