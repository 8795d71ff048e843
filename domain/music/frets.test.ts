import { describe, expect, it } from 'vitest'
import { type Frets, parseFrets, shapeOf } from './frets.ts'

describe('parseFrets', () => {
  it('reads a digit for each string, or numbers between commas', () => {
    expect(parseFrets('x32010')).toEqual([null, 3, 2, 0, 1, 0])
    expect(parseFrets('X,10, 12,12,11,10')).toEqual([null, 10, 12, 12, 11, 10])
  })

  it.each(['', 'x3201', 'x320100', 'x3201y', 'x,10,12', '99,0,0,0,0,0', '-1,0,0,0,0,0'])(
    'refuses «%s»',
    (source) => {
      expect(parseFrets(source)).toBeNull()
    },
  )
})

describe('shapeOf', () => {
  const shape = (source: string) => shapeOf(parseFrets(source) as Frets)

  it('starts at the nut when the chord fits there', () => {
    expect(shape('x32010')).toEqual({ firstFret: 1, rows: 4 })
    expect(shape('000000')).toEqual({ firstFret: 1, rows: 4 })
  })

  it('starts at the lowest held fret higher up, with as many rows as the hand spans', () => {
    expect(shape('x,10,12,12,12,10')).toMatchObject({ firstFret: 10, rows: 4 })
    expect(shape('x06760')).toMatchObject({ firstFret: 6, rows: 4 })
    expect(shape('5xx9xx')).toMatchObject({ firstFret: 5, rows: 5 })
  })
})
