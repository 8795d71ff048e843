/** A chord's name with the signs of music for what was typed: `F#m7b5` is F♯m7♭5. */
export function withAccidentals(name: string): string {
  return name.replaceAll('#', '♯').replace(/(?<=[A-G])b|b(?=\d)/g, '♭')
}
