/** `Qué es la púa` as a part of an address: `que-es-la-pua`; letters of any script stay. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    // Accents over Latin letters go; vowel signs of other scripts are letters and stay.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return slug || 'seccion'
}

/** Gives each heading of one page an id; a second one with the same words gets `-2`. */
export function numberedIds(): (title: string) => string {
  const used = new Set<string>()
  return (title) => {
    const slug = slugOf(title)
    let id = slug
    for (let count = 2; used.has(id); count++) id = `${slug}-${count}`
    used.add(id)
    return id
  }
}
