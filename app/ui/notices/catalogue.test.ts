import { describe, expect, it } from 'vitest'
import { catalogues } from '../../../domain/catalogues.ts'
import { defaultLanguage, type Language, translatedLanguages } from '../../../domain/languages.ts'
import { type NoticeName, notices } from './catalogue.ts'

const wordsOf = (key: string, language: keyof typeof catalogues) =>
  (catalogues[language].common.notices as Record<string, string>)[key.replace('notices.', '')]

const inFull: Language[] = [defaultLanguage, ...translatedLanguages]

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
    ['signUpFailed', 'Sign up Failed', 5000],
    ['signInFailed', 'Sign in Failed', 5000],
    ['signOutFailed', 'Sign out Failed', 5000],
    ['galleryFailed', 'Error al cargar el botín', 5000],
    ['ownMediaFailed', 'Error al cargar el botín', 5000],
    ['uploadDone', '¡Tesoro añadido!', 5000],
    ['uploadFailed', '¡Error en la subida!', 5000],
    ['uploadsFailed', '¡Error en la subida!', 5000],
    ['removed', '¡Tesoro al fondo del mar!', 5000],
    ['removeFailed', '¡Error al borrar!', 5000],
    ['notLoggedIn', '¡Alto ahí, grumete!', 5000],
    ['wrongKind', 'Formato incorrecto', 5000],
    ['testimonialSent', '¡Mensaje en una botella enviado!', 5000],
  ] as const)('%s says "%s" for %i ms', (name: NoticeName, title, duration) => {
    expect(wordsOf(notices[name].title, 'es')).toBe(title)
    expect(notices[name].duration).toBe(duration)
  })

  it('is destructive where something failed', () => {
    const destructive = Object.entries(notices).filter(([, notice]) => 'destructive' in notice)
    expect(destructive.map(([name]) => name).sort()).toEqual([
      'choiceFailed',
      'galleryFailed',
      'newsletterEmpty',
      'notFetched',
      'notLoggedIn',
      'ownMediaFailed',
      'publishFailed',
      'removeFailed',
      'signInFailed',
      'signOutFailed',
      'signUpFailed',
      'takeBackFailed',
      'uploadFailed',
      'uploadsFailed',
      'wrongKind',
    ])
  })

  it.each(inFull)('has all its words in "%s"', (language) => {
    for (const { title, text } of Object.values(notices)) {
      expect(wordsOf(title, language), title).toMatch(/\S/)
      expect(wordsOf(text, language), text).toMatch(/\S/)
    }
  })
})
