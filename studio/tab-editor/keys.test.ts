import { describe, expect, it } from 'vitest'
import { moved, typed } from './keys.ts'

const bars = [{ texts: Array(6).fill('-----') }, { texts: Array(6).fill('---------') }]
const at = (bar: number, string: number, column: number) => ({ bar, string, column })

describe('a key that moves', () => {
  it.each([
    ['ArrowRight', at(0, 2, 3), at(0, 2, 4)],
    ['ArrowRight', at(0, 2, 4), at(1, 2, 1)],
    ['ArrowRight', at(1, 2, 8), at(1, 2, 8)],
    ['ArrowLeft', at(1, 2, 1), at(0, 2, 4)],
    ['ArrowLeft', at(0, 2, 1), at(0, 2, 1)],
    ['ArrowUp', at(0, 0, 3), at(0, 0, 3)],
    ['ArrowDown', at(0, 0, 3), at(0, 1, 3)],
    ['ArrowDown', at(0, 5, 3), at(0, 5, 3)],
    ['Home', at(1, 5, 7), at(1, 5, 1)],
    ['End', at(1, 5, 3), at(1, 5, 8)],
  ])('%s leads from %j to %j', (key, from, to) => {
    expect(moved(from, key, bars)).toEqual(to)
  })

  it('is none of the others', () => {
    expect(moved(at(0, 0, 1), 'Tab', bars)).toBeNull()
    expect(moved(at(0, 0, 1), 'h', bars)).toBeNull()
  })
})

describe('a key that writes', () => {
  it.each([
    ['7', '', '7'],
    ['2', '1', '12'],
    ['5', '2', '5'],
    ['4', '2', '24'],
    ['3', '0', '3'],
    ['H', '', 'h'],
    ['~', '', '~'],
    ['Backspace', '1', '-'],
    ['Delete', '', '-'],
  ])('%s behind %j is %s', (key, before, sign) => {
    expect(typed(key, before)?.[0]).toBe(sign)
  })

  it.each(['Enter', 'Tab', 'q', 'F1'])('is not %s', (key) => {
    expect(typed(key, '')).toBeNull()
  })
})
