import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'

/** A line, a text of several lines, or blocks with an editor of their own. */
export type Field = 'title' | 'summary' | 'body'

const loading = { timeout: 180_000 }

/** Publishes an article with one word in each field and no translations. */
export async function publishArticle(lake: SanityClient, id: string): Promise<void> {
  const localized = (type: string, value: unknown) => [
    { _key: 'es', _type: `internationalizedArray${type}Value`, language: 'es', value },
  ]
  const paragraph = (key: string) => ({
    _key: key,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: `${key}1`, _type: 'span', marks: [], text: 'Ancla' }],
  })
  await lake.createOrReplace({
    _id: id,
    _type: 'article',
    slug: { _type: 'slug', current: id },
    title: localized('String', 'Ancla'),
    summary: localized('Text', 'Ancla'),
    body: localized('RichText', [paragraph('first'), paragraph('second')]),
  })
}

/** Text of a field in the draft of an article, by paragraph. */
export async function savedTexts(lake: SanityClient, id: string, field: Field): Promise<string[]> {
  const texts = field === 'body' ? 'pt::text(@)' : '@'
  const value = `${field}[language == "es"][0].value`
  const draft = { id: `drafts.${id}` }
  const saved = await lake.fetch<string | string[] | null>(
    field === 'body'
      ? `*[_id == $id][0].${value}[]{"text": ${texts}}.text`
      : `*[_id == $id][0].${value}`,
    draft,
  )
  return [saved ?? []].flat()
}

/** One captain's window on an article. */
export interface Writer {
  page: Page
  field: Field
  /** Which paragraph; 0 in fields of one. */
  paragraph: number
  box: Locator
}

/** Opens an article and puts the caret behind the text of a field. */
export async function openWriter(
  window: BrowserContext,
  id: string,
  field: Field,
  paragraph = 0,
): Promise<Writer> {
  const page = await window.newPage()
  await page.goto(`/studio/structure/school;article;${id}`, loading)
  const input = page.getByTestId(`field-${field}`)
  await input.waitFor(loading)
  if (field !== 'body') {
    const box = input.getByRole('textbox').first()
    await box.focus(loading)
    await page.keyboard.press('ControlOrMeta+End')
    return { page, field, paragraph, box }
  }
  const box = input.locator('[data-pt-editor]').first()
  await box.locator('[data-pt-block]').nth(paragraph).click(loading)
  await page.keyboard.press('End')
  return { page, field, paragraph, box }
}

/** Text shown in a writer's field. */
export async function shownText({ field, box, paragraph }: Writer): Promise<string> {
  return field === 'body'
    ? box.locator('[data-pt-block]').nth(paragraph).innerText()
    : box.inputValue()
}

/** Types words, each with its number, letter by letter until `isOver`; returns all that was typed. */
export async function typeUntil({ page }: Writer, name: string, isOver: () => boolean) {
  let typed = ''
  for (let word = 1; !isOver(); word++) {
    const text = ` ${name}${word}marinero`
    await page.keyboard.type(text, { delay: 60 })
    typed += text
  }
  return typed
}

/** The least number of characters that have to be put in, left out or replaced to make `b` of `a`. */
export function wrongCharacters(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const here = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      here.push(Math.min(replaced, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? 0
}
