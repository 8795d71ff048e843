/** A piece of a block's text as portable text keeps it. */
export interface Span {
  _key: string
  _type: 'span'
  text: string
  marks?: string[]
}

export interface Block {
  _key: string
  _type: string
  children: Span[]
  markDefs?: { _key: string; _type: string; href?: string }[]
  [field: string]: unknown
}

const SPECIAL = /[\\*_[\]]/g
/** `\*`, `**strong**`, `_em_` or `[words](address)`. */
const MARKUP = /\\([\\*_[\]])|\*\*(.+?)\*\*|_(.+?)_|\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/s

/** A block's text in one line of plain text: `**strong**`, `_em_`, `[words](address)`. */
export function toMarkup({ children, markDefs = [] }: Block): string {
  return children
    .map(({ text, marks = [] }) => {
      const plain = text.replace(SPECIAL, '\\$&')
      const em = marks.includes('em') ? `_${plain}_` : plain
      const strong = marks.includes('strong') ? `**${em}**` : em
      const href = markDefs.find(({ _key }) => marks.includes(_key))?.href
      return href ? `[${strong}](${href})` : strong
    })
    .join('')
}

/**
 * The spans and links of what `toMarkup` writes; markup that does not close is text.
 *
 * @param key begins the keys of the new spans and links
 */
export function fromMarkup(
  markup: string,
  key: string,
): Required<Pick<Block, 'children' | 'markDefs'>> {
  const children: Span[] = []
  const markDefs: NonNullable<Block['markDefs']> = []

  function add(text: string, marks: string[]) {
    const last = children.at(-1)
    if (!text) return
    if (last && String(last.marks) === String(marks)) last.text += text
    else children.push({ _key: `${key}s${children.length + 1}`, _type: 'span', marks, text })
  }

  function read(rest: string, marks: string[]) {
    const found = MARKUP.exec(rest)
    if (!found) return add(rest, marks)
    const [whole, escaped, strong, em, words, href] = found
    add(rest.slice(0, found.index), marks)
    if (escaped) add(escaped, marks)
    if (strong) read(strong, [...marks, 'strong'])
    if (em) read(em, [...marks, 'em'])
    if (words && href) {
      const link = `${key}l${markDefs.length + 1}`
      markDefs.push({ _key: link, _type: 'link', href })
      read(words, [...marks, link])
    }
    read(rest.slice(found.index + whole.length), marks)
  }

  read(markup, [])
  return { children, markDefs }
}
