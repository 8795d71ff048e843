import { describe, expect, it } from 'vitest'
import { ogPath, pageOfOgPath } from './og-path.ts'

describe('the address of a shared picture', () => {
  it.each(['/', '/niveles', '/blog/modos-griegos'])('leads back to %s', (path) => {
    for (const language of ['es', 'en'] as const) {
      const { pathname } = new URL(ogPath(path, language, 'Título'), 'https://s.example')
      expect(pageOfOgPath(pathname.slice('/og/'.length))).toEqual({ language, path })
    }
  })

  it('changes with the words of the page', () => {
    expect(ogPath('/', 'es', 'Niveles')).not.toBe(ogPath('/', 'es', 'Rangos'))
    expect(ogPath('/', 'es', 'Niveles')).toBe(ogPath('/', 'es', 'Niveles'))
  })

  it.each(['', 'es', 'xx/niveles.png', 'es/../etc.png', 'es/niveles.jpg', 'es//.png', '.png'])(
    'is not %j',
    (rest) => expect(pageOfOgPath(rest)).toBeNull(),
  )
})
