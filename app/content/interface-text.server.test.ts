import { expect, it } from 'vitest'
import { readInterfaceTexts } from './interface-text.server.ts'

it('reads the texts of a dataset that names them by former keys', async () => {
  const answer = [
    { _id: 'one', key: 'gate:visitor.title', text: '¡Sube!' },
    { _id: 'two', key: 'paywall:visitor.text', text: 'Con cuenta.' },
    { _id: 'three', key: 'not a key', text: 'Nada.' },
  ]
  const texts = await readInterfaceTexts({ fetch: async () => answer as never }, 'es')
  expect(texts).toEqual({
    paywall: { 'visitor.title': '¡Sube!', 'visitor.text': 'Con cuenta.' },
  })
})
