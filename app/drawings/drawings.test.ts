import { createElement, type FunctionComponent, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<FunctionComponent<SVGProps<SVGSVGElement>>>('./*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
})
const drawings = Object.entries(files).map(([file, Drawing]) => ({
  file,
  markup: renderToStaticMarkup(createElement(Drawing, { className: 'place' })),
}))

describe('drawings', () => {
  it.each(drawings)('$file is decoration, as large as its place', ({ markup }) => {
    const [root = ''] = /^<svg [^>]*>/.exec(markup) ?? []
    expect(root).toContain('viewBox="')
    expect(root).toContain('class="place"')
    expect(root).toContain('aria-hidden="true"')
    expect(root).not.toMatch(/ (width|height|xmlns)=/)
  })

  it('share no id: several may stand on one page', () => {
    const ids = drawings.flatMap(({ markup }) => [...markup.matchAll(/ id="(.+?)"/g)])
    const names = ids.map(([, id]) => id)
    expect(names).toEqual([...new Set(names)])
  })
})
