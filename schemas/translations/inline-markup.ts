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
  markDefs?: { _key: string; _type: string; href?: string; language?: string }[]
  [field: string]: unknown
}

/** Begins the language of words in another one than the text's. */
const LANGUAGE = 'lang:'
const SPECIAL = /[\\*_[\]]/g
/** `\*`, `**strong**`, `_em_`, `[words](address)`, `[words](lang:en)` or `[words](address lang:en)`. */
const MARKUP =
  /\\([\\*_[\]])|\*\*((?:\\.|[^\\])+?)\*\*|_((?:\\.|[^\\])+?)_|\[((?:\\.|[^\]\\])+)\]\(([^)\s]+(?: lang:[a-z]+)?)\)/s

/** A block's text in one line of plain text; words in another language as `[words](lang:en)`. */
export function toMarkup({ children, markDefs = [] }: Block): string {
  return children
    .map(({ text, marks = [] }) => {
      const plain = text.replace(SPECIAL, '\\$&')
      const em = marks.includes('em') ? `_${plain}_` : plain
      const strong = marks.includes('strong') ? `**${em}**` : em
      const own = markDefs.filter(({ _key }) => marks.includes(_key))
      const href = own.find(({ _type }) => _type === 'link')?.href
      const language = own.find(({ _type }) => _type === 'foreign')?.language
      const about = [href, language && `${LANGUAGE}${language}`].filter(Boolean).join(' ')
      return about ? `[${strong}](${about})` : strong
    })
    .join('')
}

/**
 * The spans and annotations of what `toMarkup` writes; markup that does not close is text.
 *
 * @param key begins the keys of the new spans and annotations
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

  function annotate(about: string): string[] {
    return about.split(' ').map((part) => {
      const _key = `${key}l${markDefs.length + 1}`
      markDefs.push(
        part.startsWith(LANGUAGE)
          ? { _key, _type: 'foreign', language: part.slice(LANGUAGE.length) }
          : { _key, _type: 'link', href: part },
      )
      return _key
    })
  }

  function read(rest: string, marks: string[]) {
    const found = MARKUP.exec(rest)
    if (!found) return add(rest, marks)
    const [whole, escaped, strong, em, words, about] = found
    add(rest.slice(0, found.index), marks)
    if (escaped) add(escaped, marks)
    if (strong) read(strong, [...marks, 'strong'])
    if (em) read(em, [...marks, 'em'])
    if (words && about) read(words, [...marks, ...annotate(about)])
    read(rest.slice(found.index + whole.length), marks)
  }

  read(markup, [])
  return { children, markDefs }
}
