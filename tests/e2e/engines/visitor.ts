import { expect, type Page } from '@playwright/test'

/** An element as its user knows it: by role and name, or a field by its label. A string is the whole name. */
export type Target = { inside?: Target } & (
  | { role: Parameters<Page['getByRole']>[0]; name?: string | RegExp }
  | { label: string }
)

/** The browser as a walk uses it, by any protocol. Each call waits for the element it is about. */
export interface Visitor {
  /** Loads a path of the site. */
  open(path: string): Promise<void>
  /** Path and query of the page. */
  address(): Promise<string>
  click(target: Target): Promise<void>
  /** Types into an empty field, key by key. */
  type(target: Target, text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'ArrowDown'): Promise<void>
  /** Picks a file (its path on disk) in a file field. */
  pick(target: Target, file: string): Promise<void>
  /** Number of such elements that are visible now. */
  count(target: Target): Promise<number>
  /** Runs a function in the page; it sees nothing of what is around it here. */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>
}

/** Waits until such an element is to be seen. */
export const sees = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.count(target), { message: JSON.stringify(target) }).toBeGreaterThan(0)

/** Waits until no such element is to be seen. */
export const misses = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.count(target), { message: JSON.stringify(target) }).toBe(0)

/** Waits until the page is at this path, query left out, and scripts have taken it over. */
export async function arrives(visitor: Visitor, path: string) {
  await expect.poll(async () => (await visitor.address()).replace(/\?.*/, '')).toBe(path)
  await expect.poll(() => visitor.run(isHydrated)).toBe(true)
}

/**
 * Loads a path and waits until scripts have taken the page over. What the page that is left still fetches
 * is waited for: Remix logs an error for an aborted response.
 */
export async function enter(visitor: Visitor, path: string) {
  await expect.poll(() => visitor.run(isIdle)).toBe(true)
  await visitor.open(path)
  await expect.poll(() => visitor.run(isHydrated)).toBe(true)
}

const isHydrated = () => {
  const button = document.querySelector('header button')
  return button !== null && Object.keys(button).some((key) => key.startsWith('__react'))
}

/** Remix leaves its router on `window`; a page that is not the site's has none. */
const isIdle = () => {
  const { __remixRouter: router } = window as {
    __remixRouter?: { state: { navigation: { state: string }; revalidation: string } }
  }
  return (
    !router || (router.state.navigation.state === 'idle' && router.state.revalidation === 'idle')
  )
}
