/**
 * Properties that Google's documentation requires of each type (and Course's provider, which it
 * recommends), by their paths: https://developers.google.com/search/docs/appearance/structured-data.
 * It says nothing of a MusicComposition (https://schema.org/MusicComposition).
 */
const required: Record<string, string[]> = {
  EducationalOrganization: ['name', 'url', 'logo'],
  Course: ['name', 'description', 'url', 'provider.name'],
  ItemList: ['itemListElement.position', 'itemListElement.url'],
  LearningResource: ['name', 'description', 'url', 'isPartOf.name'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author.name'],
  Product: ['name', 'image', 'offers.price', 'offers.priceCurrency'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  MusicComposition: ['name', 'url', 'genre'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
}

/** Required properties that an item of structured data lacks; an unknown type is missing too. */
export function missingProperties(thing: Record<string, unknown>): string[] {
  const type = String(thing['@type'])
  if (thing['@context'] !== 'https://schema.org') return ['@context']
  return (required[type] ?? [`@type ${type}`]).filter((path) => !has(thing, path.split('.')))
}

/** True if the value, or each item of a list, has a non-empty property at the path. */
function has(value: unknown, [name, ...rest]: string[]): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((one) => has(one, [name ?? '', ...rest].filter(Boolean)))
  if (name === undefined) return value !== undefined && value !== null && value !== ''
  return (
    typeof value === 'object' &&
    value !== null &&
    has((value as Record<string, unknown>)[name], rest)
  )
}
