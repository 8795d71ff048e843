/** The longest slug that the Studio proposes, in characters. */
export const MAX_SLUG = 80

/** True if the text is a valid slug: lower-case letters without accents, digits, dashes. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text)
}

/** The slug of a title, `¡Año nuevo!` -> `ano-nuevo`; empty for a title without a Latin letter or a digit. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replaceAll(/^-+|-+$/g, '')
}
