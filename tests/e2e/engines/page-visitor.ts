import type { Locator, Page } from '@playwright/test'
import type { Target, Visitor } from './visitor.ts'

/** A visitor in a browser that Playwright drives. */
export function pageVisitor(page: Page): Visitor {
  const find = (target: Target): Locator => {
    const around = target.inside ? find(target.inside) : page
    if ('label' in target) return around.getByLabel(target.label, { exact: true })
    return around.getByRole(target.role, { name: target.name, exact: true })
  }
  const shown = (target: Target) => find(target).filter({ visible: true })
  return {
    open: async (path) => {
      await page.goto(path)
    },
    address: async () => {
      const { pathname, search } = new URL(page.url())
      return pathname + search
    },
    click: (target) => shown(target).first().click(),
    type: (target, text) => shown(target).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    pick: (target, file) => find(target).setInputFiles(file),
    count: (target) => shown(target).count(),
    run: (work) => page.evaluate(work),
  }
}
