import { describe, expect, test } from 'vitest'
import { planImage } from './geometry.ts'
import { parseImageParams } from './image-params.ts'

const plan = (query: string, original = { width: 400, height: 300 }) =>
  planImage(original, parseImageParams(new URLSearchParams(query)))

const sizeOf = (query: string) => {
  const { width, height } = plan(query).canvas
  return `${width}x${height}`
}

describe('the size of the result, from 400x300', () => {
  test.each([
    ['', '400x300'],
    ['w=200', '200x150'],
    ['h=150', '200x150'],
    ['w=800', '800x600'],
    ['w=200&h=200', '200x150'],
    ['w=200&h=200&fit=clip', '200x150'],
    ['w=200&h=200&fit=crop', '200x200'],
    ['w=800&h=800&fit=crop', '800x800'],
    ['w=200&h=200&fit=fill', '200x200'],
    ['w=200&h=200&fit=scale', '200x200'],
    ['w=200&h=200&fit=max', '200x150'],
    ['w=800&h=800&fit=max', '400x300'],
    ['w=800&fit=max', '400x300'],
    ['w=800&h=800&fit=fillmax', '800x800'],
    ['w=200&h=200&fit=min', '200x200'],
    ['w=800&h=800&fit=min', '300x300'],
    ['w=200&dpr=2', '400x300'],
    ['w=100&h=100&fit=crop&dpr=1.5', '150x150'],
    ['w=300&fit=max&dpr=3', '400x300'],
    ['fit=crop&max-w=200', '200x150'],
    ['fit=crop&max-w=200&min-h=200', '200x200'],
    ['fit=crop&min-w=800', '800x600'],
    ['max-w=200', '400x300'],
    ['rect=10,10,100,50', '100x50'],
    ['rect=10,10,100,50&w=50', '50x25'],
    ['w=150&or=90', '150x200'],
    ['w=5000&dpr=3', '5000x3750'],
  ])('%s gives %s', (query, size) => {
    expect(sizeOf(query)).toBe(size)
  })

  test('a scaled image keeps its own size inside the canvas that fill and fillmax add', () => {
    expect(plan('w=200&h=200&fit=fill').size).toEqual({ width: 200, height: 150 })
    expect(plan('w=800&h=800&fit=fillmax').size).toEqual({ width: 400, height: 300 })
  })
})

describe('the part of the original that is used', () => {
  test.each([
    ['', 50, 0],
    ['crop=left', 0, 0],
    ['crop=right', 100, 0],
    ['crop=bottom,right', 100, 0],
    ['crop=focalpoint&fp-x=0.75&fp-y=0.5', 100, 0],
    ['crop=focalpoint&fp-x=0.5&fp-y=0.5', 50, 0],
    ['crop=focalpoint&fp-x=0.4&fp-y=0.9', 10, 0],
    ['crop=focalpoint&fp-x=0&fp-y=0', 0, 0],
  ])('a square with %s', (query, left, top) => {
    const { region } = plan(`w=100&h=100&fit=crop&${query}`)
    expect(region).toEqual({ left, top, width: 300, height: 300 })
  })

  test('crops inside the rectangle', () => {
    const { region } = plan('rect=100,100,200,100&w=50&h=50&fit=crop&crop=right')
    expect(region).toEqual({ left: 200, top: 100, width: 100, height: 100 })
  })

  test('a rectangle that reaches over the edge ends there; one outside is refused', () => {
    expect(plan('rect=200,0,201,300').region.width).toBe(200)
    expect(() => plan('rect=400,0,10,10')).toThrow(/rect/)
    expect(() => plan('rect=0,0,0,10')).toThrow(/rect/)
  })
})
