import postcss from 'postcss'
import { expect, it } from 'vitest'
import { removeUnset } from './unset-properties.ts'

function write(css: string): string {
  const sheet = postcss.parse(css)
  removeUnset(sheet)
  return sheet.toString()
}

const RING = '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}'

it('writes out what a property stands for that nothing sets', () => {
  expect(write(`${RING}.a{--tw-shadow:0 1px red;box-shadow:var(--tw-ring),var(--tw-shadow)}`)).toBe(
    '.a{--tw-shadow:0 1px red;box-shadow:var(--tw-shadow)}',
  )
  expect(write('.a{color:var(--tw-tint, color-mix(in oklab, red 40%, var(--ink)))}')).toBe(
    '.a{color:color-mix(in oklab,red 40%,var(--ink))}',
  )
  expect(write('.a{--tw-blur:blur(2px);filter:var(--tw-blur,) var(--tw-sepia,)}')).toBe(
    '.a{--tw-blur:blur(2px);filter:var(--tw-blur,)}',
  )
})

it('leaves a shadow that is none', () => {
  expect(write(`${RING}.a{box-shadow:var(--tw-ring),var(--tw-ring)}`)).toBe(
    '.a{box-shadow:0 0 #0000}',
  )
})

it('removes what is set and never read', () => {
  expect(write('@property --tw-weight{syntax:"*"}.a{--tw-weight:700;font-weight:700}')).toBe(
    '.a{font-weight:700}',
  )
})

it("leaves properties that are set somewhere, and the site's own", () => {
  const css = `${RING}.a{--tw-ring:0 0 1px}.b{box-shadow:var(--tw-ring)}.c{--at:1px;top:var(--other,2px)}`
  expect(write(css)).toBe(css)
})
