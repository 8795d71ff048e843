import { describe, expect, it } from 'vitest'
import { resolveTarget } from './target.ts'

describe('resolveTarget', () => {
  it('opens the demo for its label', () => {
    expect(resolveTarget('demo')).toEqual({ kind: 'demo' })
  })

  it('goes to the plans page for its path', () => {
    expect(resolveTarget('/planes')).toEqual({ kind: 'page', path: '/planes' })
  })

  it.each(['tools', '#tools', ' tools '])('scrolls to the section named by "%s"', (target) => {
    expect(resolveTarget(target)).toEqual({ kind: 'section', id: 'tools' })
  })

  it('takes any other value as a path', () => {
    expect(resolveTarget('afinador')).toEqual({ kind: 'page', path: '/afinador' })
    expect(resolveTarget('tools/x')).toEqual({ kind: 'page', path: '/tools/x' })
  })

  it.each(['//evil.example', '/\\evil.example', '\\\\evil.example'])(
    'keeps "%s" on this site',
    (target) => {
      expect(resolveTarget(target)).toEqual({ kind: 'page', path: '/evil.example' })
    },
  )

  it('treats a URL with a scheme as a path of this site', () => {
    expect(resolveTarget('javascript:alert(1)')).toEqual({
      kind: 'page',
      path: '/javascript:alert(1)',
    })
  })
})
