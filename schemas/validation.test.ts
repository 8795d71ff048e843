import { describe, expect, test } from 'vitest'
import { fieldOf, find, problems, seed } from './seed.fixture.ts'

describe('validation refuses', () => {
  const localized = (language: string, value: string) => [
    { _key: language, _type: 'internationalizedArrayStringValue', language, value },
  ]
  const portrait = fieldOf('testimonial-nico-arete', 'image') as object

  test.each([
    ['an unknown field', 'level-grumete', { nickname: 'Grumetillo' }, 'nickname'],
    ['a missing Spanish text', 'level-grumete', { name: localized('en', 'Deckhand') }, 'name'],
    [
      'a language unknown to the site',
      'level-grumete',
      { name: [...localized('es', 'Grumete'), ...localized('xx', 'Moço')] },
      'name',
    ],
    [
      'two texts in one language',
      'level-grumete',
      { name: [...localized('es', 'Grumete'), ...localized('es', 'Paje')] },
      'name',
    ],
    ['a missing quote', 'level-grumete', { quote: undefined }, 'quote'],
    ['a quote without author', 'level-grumete', { quote: { text: [] } }, 'author'],
    ['an icon outside the list', 'level-grumete', { icon: 'banana' }, 'icon'],
    [
      'a reference to nothing',
      'level-grumete',
      { color: { _type: 'reference', _ref: 'x' } },
      'color',
    ],
    [
      'an image file that is not there',
      'testimonial-nico-arete',
      { image: { ...portrait, _sanityAsset: 'image@file://./images/x.svg' } },
      'asset',
    ],
    [
      'an image without alternative text',
      'testimonial-nico-arete',
      { image: { ...portrait, alt: [] } },
      'alt',
    ],
    ['a missing image', 'testimonial-nico-arete', { image: undefined }, 'image'],
    [
      'a slug that is taken',
      'level-marinero',
      { slug: { _type: 'slug', current: 'inicial' } },
      'slug',
    ],
    ['a missing slug', 'level-marinero', { slug: undefined }, 'slug'],
    ...['Con espacios y Ñ', 'Mayúsculas', 'a/b', 'punto.', 'a_b', ' a'].map(
      (current): [string, string, object, string] => [
        `the slug «${current}», at which the site shows nothing`,
        'level-marinero',
        { slug: { _type: 'slug', current } },
        'slug',
      ],
    ),
    ...['acceso', 'studio', 'lake', 'tecnicas', 'en'].map(
      (current): [string, string, object, string] => [
        `a page at «${current}», where something else is`,
        'page-manifiesto',
        { slug: { _type: 'slug', current } },
        'slug',
      ],
    ),
    ['a colour that is not one', 'color-gold', { hex: 'gold' }, 'hex'],
    ['a negative price', 'plan-capitan', { price: { monthly: -1, annually: 0 } }, 'monthly'],
    ['a missing price', 'plan-capitan', { price: { monthly: 1 } }, 'annually'],
    [
      'a video given by its address',
      'level-capitan',
      { video: { _type: 'video', videoId: 'https://youtu.be/x' } },
      'videoId',
    ],
    [
      'a button to nowhere',
      'homePage',
      { reserve: { action: { _type: 'callToAction', target: 'A la mar' } } },
      'target',
    ],
    ['a store whose address is none', 'store-1', { url: 'tienda.example' }, 'url'],
    ['a level that nobody knows who reads', 'level-grumete', { tier: 'pirata' }, 'tier'],
    ['a lesson of no level', 'lesson-cejilla', { level: undefined }, 'level'],
    ['a lesson of no length', 'lesson-cejilla', { minutes: 0 }, 'minutes'],
    [
      'a chord chart without bars',
      'members.treasure-pistas',
      { downloads: [{ _key: 'a', _type: 'download', chart: 'A7 D7' }] },
      'chart',
    ],
    [
      'a download without its file',
      'members.treasure-pistas',
      { downloads: [{ _key: 'a', _type: 'download' }] },
      'file',
    ],
    ['a treasure of no kind', 'treasure-codice', { kind: 'map' }, 'kind'],
    ['a set without techniques', 'technique-electrica', { techniques: [] }, 'techniques'],
    [
      'two related articles that are one',
      'article-modos-griegos',
      {
        related: ['a', 'b'].map((_key) => ({
          _key,
          _type: 'reference',
          _ref: 'article-modos-griegos',
        })),
      },
      'related',
    ],
    ['an article without its text', 'article-modos-griegos', { body: [] }, 'body'],
    ['a text where a switch goes', 'siteSettings', { access: 'sí' }, 'access'],
  ])('%s', async (_case, id, change, field) => {
    const found = await problems({ ...find(id), ...change })
    expect(found.filter((problem) => problem.includes(`"${field}"`))).not.toEqual([])
  })

  test.each([
    ['a callout without a title', { _type: 'callout', tone: 'tip', text: 'x' }, 'title'],
    ['a callout without a text', { _type: 'callout', tone: 'tip', title: 'x' }, 'text'],
    [
      'a chord without a name',
      { _type: 'chords', chords: [{ _key: 'c', _type: 'chord', frets: 'x32010' }] },
      'name',
    ],
  ])(
    '%s is refused in Spanish, and waits for its words in a translation',
    async (_, block, field) => {
      const body = (language: string) => ({
        _key: language,
        _type: 'internationalizedArrayRichTextValue',
        language,
        value: [{ ...block, _key: 'k' }],
      })
      const found = await problems({
        ...find('article-modos-griegos'),
        body: [body('es'), body('de')],
      })
      const places = found.filter((problem) => problem.includes(`"${field}"`))
      expect(places).toHaveLength(1)
      expect(places[0]).toContain('"es"')
    },
  )

  test.each(['lesson-cejilla-members', 'member.lesson-cejilla', 'x'])(
    'members-only content under the id %s, which is public or never found',
    async (_id) => {
      const found = await problems({ ...find('members.lesson-cejilla'), _id })
      expect(found).not.toEqual([])
    },
  )

  const described = seed.filter(
    ({ _type }, index) =>
      seed.findIndex((other) => other._type === _type) === index &&
      JSON.stringify(seed[index]).includes('_sanityAsset'),
  )
  test.each(described.map(({ _type, _id }) => [_type, _id]))(
    'the first %s without descriptions of its pictures',
    async (_type, id) => {
      const nameless = JSON.parse(JSON.stringify(find(id)), (key, value) =>
        key === 'alt' ? undefined : value,
      )
      const found = await problems(nameless)
      expect(found.filter((problem) => problem.includes('"alt"'))).not.toEqual([])
    },
  )

  const inBody = (block: object, besides: { _key: string }[] = []) => ({
    body: [
      {
        _key: 'es',
        _type: 'internationalizedArrayRichTextValue',
        language: 'es',
        value: [{ _key: 'block', ...block }].concat(besides),
      },
    ],
  })
  const chord = (frets: string, fingers?: string) => ({
    _type: 'chords',
    chords: [{ _key: 'chord', _type: 'chord', name: 'C', frets, fingers }],
  })
  const tab = (...lines: string[]) => ({
    ...{ _type: 'tablature', tab: lines.join('\n') },
    ...{ metre: '2/4', tempo: 80, feel: 'straight', capo: 0 },
  })
  const linkTo = (href: string) => ({
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: 'a', _type: 'link', href }],
    children: [{ _key: 's', _type: 'span', text: 'x', marks: ['a'] }],
  })
  const linesOfC = ['e|-0-|', 'B|-1-|', 'G|-0-|', 'D|-2-|', 'A|-3-|', 'E|---|']

  test.each([
    ['a chord of six strings', chord('x32010')],
    ['a chord high on the neck', chord('x,10,12,12,12,10')],
    ['a chord with fingers', chord('x32010', '043010')],
    ['a tab of two systems', tab(...linesOfC, '', ...linesOfC)],
    ['a tab that the palm mutes', tab('PM|-=-|', ...linesOfC)],
  ])('nothing of %s', async (_case, block) => {
    expect(await problems({ ...find('page-manifiesto'), ...inBody(block) })).toEqual([])
  })

  test.each([
    ['a chord of five strings', chord('x3201'), 'frets'],
    ['a fret beyond the neck', chord('x,30,12,12,12,10'), 'frets'],
    ['a finger on an open string', chord('x32010', '043210'), 'fingers'],
    ['a tab of five lines', tab(...linesOfC.slice(1)), 'tab'],
    ['a tab with a sign unknown to it', tab('e|-?-|', ...linesOfC.slice(1)), 'tab'],
    ['a tab whose palm plays a note', tab('PM|-0-|', ...linesOfC), 'tab'],
    ['a tab whose bars do not align', tab('e|--0-|', ...linesOfC.slice(1)), 'tab'],
    ['a tab without its metre', { ...tab(...linesOfC), metre: undefined }, 'metre'],
    ['a tab that no hand plays', { ...tab(...linesOfC), tempo: 400 }, 'tempo'],
    ['a tab whose bars do not add up', { ...tab(...linesOfC), metre: '3/4' }, 'tab'],
    ['a picture that nobody describes', { _type: 'figure', asset: { _ref: 'x' } }, 'alt'],
    ['a callout without text', { _type: 'callout', tone: 'tip', title: 'Ojo' }, 'text'],
    ['a link that runs a script', linkTo('javascript:alert(1)'), 'href'],
    ['a link to another site that looks like one of ours', linkTo('/\\evil.example'), 'href'],
  ])('%s in a text', async (_case, block, field) => {
    const found = await problems({ ...find('page-manifiesto'), ...inBody(block) })
    expect(found.filter((problem) => problem.includes(`"${field}"`))).not.toEqual([])
  })

  const exercise = (change: object) => ({
    ...{ _type: 'practice', title: 'Un minuto', text: 'Tócalo.', listen: 'Que respire.' },
    ...{ music: 'tab', tempo: 60, goal: 80, minutes: 5, ...change },
  })
  const besideTab = (block: object) => ({
    ...find('page-manifiesto'),
    ...inBody(block, [
      { _key: 'tab', ...tab(...linesOfC) },
      { _key: 'uneven', ...tab(...linesOfC), metre: '3/4' },
      { _key: 'chords', ...chord('x32010') },
    ]),
  })

  test.each([
    ['a tab of the same text', exercise({ firstBar: 1, lastBar: 1 })],
    ['chords of the same text, without a goal', exercise({ music: 'chords', goal: undefined })],
  ])('nothing of an exercise with %s', async (_case, block) => {
    const found = await problems(besideTab(block))
    expect(found.filter((problem) => problem.includes('"block"'))).toEqual([])
  })

  test.each([
    ['without music', { music: undefined }, 'music'],
    ['whose music is gone', { music: 'gone' }, 'music'],
    ['whose tab cannot be played', { music: 'uneven' }, 'music'],
    ['whose bars the tab does not have', { firstBar: 2 }, 'firstBar'],
    ['that ends before it begins', { firstBar: 2, lastBar: 1 }, 'lastBar'],
    ['that arrives slower than it leaves', { goal: 50 }, 'goal'],
    ['that says not what to listen for', { listen: ' ' }, 'listen'],
    ['without end', { minutes: 90 }, 'minutes'],
  ])('an exercise %s', async (_case, change, field) => {
    const found = await problems(besideTab(exercise(change)))
    expect(found.filter((problem) => problem.includes(`"${field}"`))).not.toEqual([])
  })

  test('publishing a visitor’s testimonial before it has its level and portrait', async () => {
    const { level, image, order, ...sent } = find('testimonial-nico-arete')
    const fields = (await problems(sent)).map((problem) => problem.split(' ')[0])
    expect(new Set(fields)).toEqual(new Set(['["level"]', '["image"]', '["order"]']))
  })
})
