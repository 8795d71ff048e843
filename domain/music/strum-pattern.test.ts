import { expect, it } from 'vitest'
import { readPattern } from './strum-pattern.ts'

it('reads strokes on the eighths of a bar', () => {
  const pattern = readPattern('D DU UDU', [4, 4])
  expect(pattern).toMatchObject({ slots: 8 })
  if ('kind' in pattern) return
  expect(pattern.strokes.map((stroke) => stroke.at)).toEqual([0, 1, 1.5, 2.5, 3, 3.5])
  expect(pattern.strokes.map((stroke) => stroke.do === 'strum' && stroke.isDown)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ])
})

it('reads softer and muted strokes, on sixteenths too', () => {
  const pattern = readPattern('D-d-x-duD-duX-du', [4, 4])
  if ('kind' in pattern) throw new Error(pattern.kind)
  expect(pattern.slots).toBe(16)
  expect(pattern.strokes[1]).toEqual({
    do: 'strum',
    at: 0.5,
    isDown: true,
    isLoud: false,
    isMuted: false,
  })
  expect(pattern.strokes[2]).toMatchObject({ at: 1, isMuted: true, isLoud: false })
})

it('reads the fingers of a picking pattern', () => {
  const pattern = readPattern('p i ma - P i', [6, 8])
  if ('kind' in pattern) throw new Error(pattern.kind)
  expect(pattern.strokes).toEqual([
    { do: 'pick', at: 0, fingers: ['p'] },
    { do: 'pick', at: 0.5, fingers: ['i'] },
    { do: 'pick', at: 1, fingers: ['m', 'a'] },
    { do: 'pick', at: 2, fingers: ['P'] },
    { do: 'pick', at: 2.5, fingers: ['i'] },
  ])
})

it('says what is wrong', () => {
  expect(readPattern('D DU', [4, 4])).toEqual({ kind: 'slots', slots: 4, eighths: 8 })
  expect(readPattern('p i k a m i', [3, 4])).toEqual({ kind: 'sign', text: 'k' })
})
