import { describe, expect, it } from 'vitest'
import { breadcrumbList, faqPage, itemList, organization } from './json-ld.ts'
import { article, course, learningResource, product, videoObject } from './json-ld-works.ts'
import { missingProperties } from './required-properties.fixture.ts'

const place = { language: 'en', siteUrl: 'https://s.example', siteName: 'Escuela Pirata' } as const
const words = { name: 'Grumete', description: 'Primeros acordes' }
const video = { videoId: 'dQw4w9WgXcQ', title: 'Lección 1', description: 'La primera' }
const essay = {
  title: 'Riffs',
  description: 'Cinco',
  path: '/blog/riffs',
  author: 'Mara',
  publishedAt: '2026-01-02T00:00:00Z',
  updatedAt: '2026-02-03T00:00:00Z',
  images: ['/lake/images/a.png'],
}
const plan = { ...place, ...words, path: '/planes', image: '/icon-512.png', open: true }

const things = {
  organization: organization({ ...place, description: 'Guitarra' }),
  course: course({ ...place, ...words, path: '/niveles/inicial' }),
  lesson: learningResource({
    ...{
      ...place,
      title: 'Rasgueo',
      description: 'La mano que rema',
      path: '/niveles/inicial/rasgueo',
    },
    ...{ minutes: 25, level: { name: 'Grumete', path: '/niveles/inicial' }, free: true },
  }),
  itemList: itemList(['/niveles/inicial', '/niveles/avanzado'], place),
  article: article({ ...place, ...essay }),
  product: product({ ...plan, price: { monthly: 19.99, annually: 199.9 } }),
  breadcrumbs: breadcrumbList([{ name: 'Levels', path: '/niveles' }], place),
  faq: faqPage([{ question: '¿Cuánto?', answer: 'Poco' }]),
  video: videoObject({ ...video, uploadDate: '2026-01-02T00:00:00Z', siteUrl: place.siteUrl }),
}

describe('structured data', () => {
  it.each(Object.entries(things))('%s has every required property', (_name, thing) => {
    expect(missingProperties(thing)).toEqual([])
  })

  it('has absolute URLs, in the language of the page', () => {
    expect(things.course.url).toBe('https://s.example/en/niveles/inicial')
    expect(things.article.image).toEqual(['https://s.example/lake/images/a.png'])
    expect(things.breadcrumbs.itemListElement).toMatchObject([
      { position: 1, item: 'https://s.example/en/niveles' },
    ])
  })

  it('has the duration, the price and the course of a lesson', () => {
    expect(things.lesson).toMatchObject({
      timeRequired: 'PT25M',
      isAccessibleForFree: true,
      isPartOf: { '@type': 'Course', url: 'https://s.example/en/niveles/inicial' },
    })
  })

  it('counts a list from one', () => {
    expect(things.itemList.itemListElement).toMatchObject([{ position: 1 }, { position: 2 }])
  })

  it('offers a plan by the month and by the year, and a free one once', () => {
    expect(things.product.offers).toMatchObject([
      { price: 19.99, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      { price: 199.9, priceCurrency: 'EUR' },
    ])
    const free = product({ ...plan, price: { monthly: 0, annually: 0 } })
    expect(free.offers).toMatchObject([{ price: 0 }])
  })

  it('does not offer what cannot be bought, except what is free', () => {
    const availability = (monthly: number) =>
      product({ ...plan, price: { monthly, annually: 0 }, open: false }).offers
    expect(availability(5)).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }])
    expect(availability(0)).toMatchObject([{ availability: 'https://schema.org/InStock' }])
  })

  it('falls back for a missing author and poster', () => {
    const unsigned = article({ ...place, ...essay, author: '' })
    expect(unsigned.author).toMatchObject({ name: 'Escuela Pirata' })
    expect(things.video.thumbnailUrl).toEqual(['https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'])
  })
})
