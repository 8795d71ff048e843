import fc from 'fast-check'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { richTextSchema, toRichText } from '../../../app/content/rich-text/rich-text.server.ts'
import { RichText } from '../../../app/content/rich-text/rich-text.tsx'
import { tagsOf } from '../support/html.ts'
import { hostileText, options, TIMEOUT_MS } from './cases.ts'

// Texts of any shape: what cannot be shown is left out, and nothing in a page can run.

const images = { projectId: 'local', dataset: 'production', baseUrl: '/lake' }
const text = fc.oneof(hostileText, fc.jsonValue())
const key = fc.constantFrom('a', 'b', 'c')
const href = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...['/niveles', 'https://example.com/a', 'mailto:a@example.com', '#x', 'JavaScript:alert(1)'],
    ...[
      '/\\evil.example',
      '/\t/evil.example',
      'data:text/html,x',
      ' javascript:alert(1)',
      '//evil.example',
    ],
  ),
)
const mark = fc.record({
  _key: key,
  _type: fc.constantFrom('link', 'foreign', 'other'),
  href,
  language: fc.constantFrom('en', 'xx', '"><script>'),
})
const block = fc.record({
  _key: key,
  _type: fc.constant('block'),
  style: fc.oneof(fc.constantFrom('normal', 'h2', 'h3', 'blockquote'), hostileText),
  listItem: fc.constantFrom('bullet', 'number', undefined),
  level: fc.constantFrom(1, 2, undefined),
  markDefs: fc.array(mark, { maxLength: 3 }),
  children: fc.array(
    fc.record({
      _key: key,
      _type: fc.constant('span'),
      // Mostly texts: one that is none takes the whole block along, and its links with it.
      text: fc.oneof({ arbitrary: hostileText, weight: 9 }, text),
      marks: fc.array(fc.oneof(key, fc.constantFrom('em', 'strong', 'code'), hostileText), {
        maxLength: 3,
      }),
    }),
    { maxLength: 4 },
  ),
})
const chord = fc.record({ _key: key, name: text, frets: fc.oneof(text, fc.constant('x02210')) })
const other = fc.oneof(
  fc.record({ _key: key, _type: fc.constant('callout'), tone: text, title: text, text }),
  fc.record({
    ...{ _key: key, _type: fc.constant('practice'), title: text, text, listen: text },
    ...{ music: fc.oneof(key, text), tempo: text, goal: text, firstBar: text, minutes: text },
  }),
  fc.record({ _key: key, _type: fc.constant('chords'), chords: fc.array(chord, { maxLength: 3 }) }),
  fc.record({
    _key: key,
    _type: fc.constant('tablature'),
    title: text,
    tab: fc.oneof(text, fc.constant('e|--0--5b7--|\nB|--1--x--|')),
  }),
  fc.record({ _key: key, _type: fc.constant('video'), title: text, youtubeId: text, url: text }),
  fc.record({ _key: key, _type: fc.constant('figure'), alt: text, asset: fc.jsonValue() }),
  fc.jsonValue(),
)
const richText = fc.array(fc.oneof(block, other), { maxLength: 5 })

beforeAll(async () => {
  await i18next.init({ lng: 'es', fallbackLng: 'es', resources: {} })
})

it(
  'any text can be shown, and nothing in it runs',
  () => {
    fc.assert(
      fc.property(richText, richText, (own, spanish) => {
        const blocks = toRichText(richTextSchema.parse({ own, spanish }), images, 'es')
        const html = renderToStaticMarkup(
          <I18nextProvider i18n={i18next}>
            <MemoryRouter>
              <RichText blocks={blocks} />
            </MemoryRouter>
          </I18nextProvider>,
        )
        expect(html).not.toMatch(/<script|<iframe|<object|\son[a-z]+="/i)
        for (const { href: target = '' } of tagsOf(html, 'a')) {
          const { protocol, host } = new URL(target, 'https://escuela.example/blog/a')
          expect(['https:', 'http:', 'mailto:']).toContain(protocol)
          if (!/^https?:/i.test(target) && protocol !== 'mailto:')
            expect(host).toBe('escuela.example')
        }
      }),
      options,
    )
  },
  TIMEOUT_MS,
)
