import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Target, Visitor } from './visitor.ts'

/** Finds elements by role, name and label, in the page itself: WebDriver knows selectors only. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** A target as it travels to the page: patterns by their source. */
interface Sought {
  inside?: Sought
  role?: string
  label?: string
  name?: string
  pattern?: string
}

function sought({ inside, ...target }: Target): Sought {
  const around = inside && { inside: sought(inside) }
  if (!('role' in target)) return { ...around, ...target }
  const { role, name } = target
  return { ...around, role, ...(name instanceof RegExp ? { pattern: name.source } : { name }) }
}

declare const TestingLibraryDom: typeof import('@testing-library/dom')

/** Runs in the page: the elements sought, in the order of the document. */
function findAll({ inside, role, label, name, pattern }: Sought): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom
  const around = inside ? findAll(inside) : [document.body]
  return around.flatMap((element) =>
    role
      ? queryAllByRole(element, role, { name: pattern ? new RegExp(pattern) : name })
      : queryAllByLabelText(element, label ?? ''),
  )
}

/** Runs in the page: scrolls the element into view; returns whether it is still and uncovered. */
async function settle(element: HTMLElement): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((painted) => requestAnimationFrame(painted))
  }
  const { x, y, width, height } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
  return x === before.x && y === before.y && element.contains(onTop)
}

/** Errors of a page that changes meanwhile: the same step passes when it is tried again. */
const PASSING = [
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

/** A visitor in WebKitGTK; `site` is the origin of what it visits. */
export function webkitVisitor(driver: WebDriver, site: string): Visitor {
  /** @param the result for the elements `found`: an expression that the page evaluates */
  async function query<Answer>(target: Target, what: string, hidden = false): Promise<Answer> {
    if (!(await driver.executeScript<boolean>("return typeof TestingLibraryDom === 'object'"))) {
      await driver.executeScript(TESTING_LIBRARY)
    }
    return driver.executeScript<Answer>(
      `${findAll}
      const found = findAll(arguments[0]).filter((each) => arguments[1] || each.checkVisibility())
      return ${what}`,
      sought(target),
      hidden,
    )
  }

  /** Does something with the first such element, again while it cannot be done. */
  async function withFirst(
    target: Target,
    act: (element: WebElement) => Promise<void>,
    hidden = false,
  ) {
    const attempt = async () => {
      try {
        const first = await query<WebElement | null>(target, 'found[0] ?? null', hidden)
        if (!first) return 'is not there'
        // The driver itself leaves an element where it is, and aims at where one that moves was.
        if (!hidden && !(await inPage(settle, first))) return 'moves or is covered'
        await act(first)
      } catch (problem) {
        if (PASSING.some((kind) => problem instanceof kind)) return String(problem)
        throw problem
      }
    }
    await expect.poll(attempt, { message: JSON.stringify(target) }).toBeUndefined()
  }

  /** Runs a function in the page, with an element of it, and waits for its result. */
  const inPage = <Result>(
    work: (element: HTMLElement) => Result | Promise<Result>,
    element?: WebElement,
  ): Promise<Result> =>
    driver.executeAsyncScript(
      `const done = arguments[1]; Promise.resolve((${work})(arguments[0])).then(done)`,
      element ?? null,
    )

  return {
    open: (path) => driver.get(new URL(path, site).href),
    address: async () => {
      const { pathname, search } = new URL(await driver.getCurrentUrl())
      return pathname + search
    },
    click: (target) => withFirst(target, (element) => element.click()),
    type: (target, text) => withFirst(target, (element) => element.sendKeys(text)),
    press: async (key) => {
      const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }
      await driver.actions().sendKeys(keys[key]).perform()
    },
    pick: (target, file) => withFirst(target, (element) => element.sendKeys(file), true),
    count: (target) => query(target, 'found.length'),
    run: (work) => inPage(work),
  }
}
