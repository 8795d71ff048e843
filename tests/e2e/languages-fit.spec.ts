import { languages, localizedPath, targetLanguages } from '../../domain/languages.ts'
import { PAGES } from '../pages.ts'
import { expect, test } from './fixtures.ts'

// As the server renders it: scripts do not change how wide words are.
test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

/** Elements that are moved or scrolled on purpose. */
const MOVING = '[data-moving], [aria-hidden="true"], .sr-only, [popover]'

/** Texts that leave the page, or that something around them cuts off. */
function misfits(moving: string): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!text.nodeValue?.trim() || !parent || parent.closest(`${moving}, script, style, svg`))
      continue
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (width < 1) continue
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      if (overflowX === 'auto' || overflowX === 'scroll') break
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue
      const box = around.getBoundingClientRect()
      if (left < box.left - 1 || right > box.right + 1) {
        found.push(`cut: ${text.nodeValue.trim().slice(0, 60)}`)
        break
      }
    }
  }
  return found
}

// Spanish is seen by `everywhere.spec.ts`.
for (const language of targetLanguages) {
  test(`no page scrolls sideways nor cuts a word at 360 px in ${languages[language].name}`, async ({
    page,
  }) => {
    const found: [path: string, misfits: string[]][] = []
    for (const path of PAGES) {
      await page.goto(localizedPath(path, language), { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      found.push([path, await page.evaluate(misfits, MOVING)])
    }
    expect(found.filter(([, texts]) => texts.length > 0)).toEqual([])
  })
}
