import { describe, expect, it } from 'vitest'
import { takes } from './take.fixture.ts'
import { barsOf, isClean, isTold, weakestBar } from './turn-report.ts'

const four = (result: string) => Array(4).fill(result).join(' ')

it('counts what sounded in each bar, in time or not', () => {
  const [first, second] = barsOf(takes('heard late missing unsure, heard heard early missing'))
  expect(first).toMatchObject({ bar: 0, asked: 4, played: 2, unsure: 1 })
  expect(first?.late).toBeCloseTo(0.055)
  expect(second).toMatchObject({ bar: 1, asked: 4, played: 3, unsure: 0 })
  expect(second?.late).toBeLessThan(0)
})

describe('a turn', () => {
  it('is clean when nine of ten notes sounded, also out of time', () => {
    const nine = `${Array(9).fill('heard').join(' ')}`
    expect(isClean(takes(`${nine} missing`))).toBe(true)
    expect(isClean(takes(`${nine} missing missing`))).toBe(false)
    expect(isClean(takes(four('late')))).toBe(true)
  })

  it('is not judged by what the ear cannot tell', () => {
    expect(isClean(takes('heard heard heard unsure'))).toBe(true)
    expect(isTold(takes('heard unsure unsure unsure'))).toBe(false)
    expect(isClean(takes('heard unsure unsure unsure'))).toBe(false)
    expect(isTold([])).toBe(false)
  })
})

describe('the weakest bar', () => {
  it('is the one with the fewest notes in time', () => {
    expect(weakestBar(takes(`${four('heard')}, heard late late heard, ${four('missing')}`))).toBe(2)
    expect(weakestBar(takes(`${four('heard')}, late early late heard`))).toBe(1)
  })

  it('is none where all go well, where there is one bar, or where nothing could be told', () => {
    expect(weakestBar(takes(`${four('heard')}, heard heard heard late`))).toBeNull()
    expect(weakestBar(takes(four('missing')))).toBeNull()
    expect(weakestBar(takes(`${four('heard')}, ${four('unsure')}`))).toBeNull()
  })
})
