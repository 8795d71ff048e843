import { nameOf, type Place } from './places.ts'

/** The page that shows all pictures, as Markdown: a row for each place, a column for each width. */
export function gallery(places: readonly Place[], widths: readonly number[]): string {
  const rows = places.map((place) => {
    const who = place.viewer === 'captain' ? ', as a captain' : ''
    const pictures = widths.map(
      (width) => `![${place.path} at ${width} px](${nameOf(place)}-${width}.webp)`,
    )
    return `| \`${place.path}\`${who} | ${pictures.join(' | ')} |`
  })
  return `# Pages of the site, photographed

Made by \`npm run screens\` over the seed content, with reduced motion: one page of each kind; long pages are cut.

| Page | ${widths.map((width) => `${width} px`).join(' | ')} |
|---|${widths.map(() => '---').join('|')}|
${rows.join('\n')}
`
}
