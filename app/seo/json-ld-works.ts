import { address, type JsonLd, type Named, type Place, school, thing } from './json-ld.ts'

/** Images of the embedded content store are paths of this site. */
const absolute = (src: string, siteUrl: string) => new URL(src, siteUrl).href

interface CourseFacts extends Place, Named {
  name: string
  description: string
  path: string
  image?: string
}

/** A level: what is learned there, and who teaches it. */
export function course({ name, description, path, image, ...place }: CourseFacts): JsonLd {
  return thing('Course', {
    name,
    description,
    url: address(path, place),
    inLanguage: place.language,
    provider: school(place),
    ...(image && { image: absolute(image, place.siteUrl) }),
  })
}

interface LessonFacts extends Place {
  title: string
  description: string
  path: string
  minutes: number
  /** The level's name and path. */
  level: { name: string; path: string }
  /** True if every member may read it, without paying. */
  free: boolean
}

/** A lesson: its public facts. */
export function learningResource({
  title,
  description,
  path,
  minutes,
  level,
  free,
  ...place
}: LessonFacts): JsonLd {
  return thing('LearningResource', {
    name: title,
    description,
    url: address(path, place),
    inLanguage: place.language,
    learningResourceType: 'Lesson',
    educationalLevel: level.name,
    timeRequired: `PT${minutes}M`,
    isAccessibleForFree: free,
    isPartOf: { '@type': 'Course', name: level.name, url: address(level.path, place) },
  })
}

interface ArticleFacts extends Place, Named {
  title: string
  description: string
  path: string
  author: string
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
  images: string[]
}

/** An article of the blog; one without an author is the school's. */
export function article({
  title,
  description,
  path,
  author,
  images,
  ...facts
}: ArticleFacts): JsonLd {
  const url = address(path, facts)
  return thing('BlogPosting', {
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: facts.language,
    datePublished: facts.publishedAt,
    dateModified: facts.updatedAt,
    author: author ? { '@type': 'Person', name: author } : school(facts),
    publisher: school(facts),
    image: images.map((image) => absolute(image, facts.siteUrl)),
  })
}

interface PlanFacts extends Place, Named {
  name: string
  description: string
  /** Path of the page where it is offered. */
  path: string
  /** Address of its picture. */
  image: string
  /** Euros, by what they pay for; a price of nothing is offered once. */
  price: { monthly: number; annually: number }
  /** True if it can be bought now. */
  open: boolean
}

/** A plan with its offers: by the month (UN/CEFACT `MON`) and by the year (`ANN`). */
export function product({
  name,
  description,
  path,
  image,
  price,
  open,
  ...place
}: PlanFacts): JsonLd {
  const url = address(path, place)
  const offer = (amount: number, unitCode: 'MON' | 'ANN') => ({
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: 'EUR',
    availability: `https://schema.org/${open || amount === 0 ? 'InStock' : 'OutOfStock'}`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'EUR',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  })
  const monthly = offer(price.monthly, 'MON')
  return thing('Product', {
    name,
    description,
    image: absolute(image, place.siteUrl),
    brand: { '@type': 'Brand', name: place.siteName },
    offers: price.annually > 0 ? [monthly, offer(price.annually, 'ANN')] : [monthly],
  })
}

interface VideoFacts {
  videoId: string
  title: string
  description: string
  /** ISO 8601: when it was put on this site. */
  uploadDate: string
  poster?: string
  siteUrl: string
}

/** A video that the page plays from YouTube, whose own still replaces a missing poster. */
export function videoObject({ videoId, title, description, ...facts }: VideoFacts): JsonLd {
  const still = facts.poster ?? `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`
  return thing('VideoObject', {
    name: title,
    description,
    thumbnailUrl: [absolute(still, facts.siteUrl)],
    uploadDate: facts.uploadDate,
    embedUrl: `https://www.youtube-nocookie.com/embed/${videoId}`,
  })
}

interface SongFacts extends Place {
  title: string
  description: string
  path: string
  genre: string
  /** Names of its authors; empty for a traditional song. */
  words: string
  music: string
  year?: number | null | undefined
  /** Code of the language of its words; empty without words. */
  wordsLanguage: string
  /** True if every member may read it, without paying. */
  free: boolean
}

/** A song: who made it, and when. */
export function musicComposition({
  title,
  description,
  path,
  genre,
  words,
  music,
  year,
  wordsLanguage,
  free,
  ...place
}: SongFacts): JsonLd {
  const person = (name: string) => ({ '@type': 'Person', name })
  return thing('MusicComposition', {
    name: title,
    description,
    url: address(path, place),
    genre,
    isAccessibleForFree: free,
    ...(wordsLanguage && { inLanguage: wordsLanguage }),
    ...(words && { lyricist: person(words) }),
    ...(music && { composer: person(music) }),
    ...(year && { dateCreated: String(year) }),
  })
}
