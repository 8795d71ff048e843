import { expect, it } from 'vitest'
import { startingPage } from './starting.ts'

it.each([
  ['/planes', 'es', 'La escuela está zarpando'],
  ['/ru/planes', 'ru', 'Школа отчаливает'],
])(
  '%s is answered by a page in its language that opens by itself',
  async (path, language, title) => {
    const answer = await startingPage(path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain('<noscript><meta http-equiv="refresh"')
    expect(html).toContain('location.reload()')
  },
)
