import type { LaunchOptions, Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { hydrated } from './page.ts'

/** A browser whose microphone is not a real one; `args` say what it hears and who may hear it. */
export function withMicrophone(...args: string[]): LaunchOptions {
  const { launchOptions } = config.use ?? {}
  return {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream', ...args],
  }
}

export async function turnOn(page: Page) {
  await (await hydrated(page.getByRole('button', { name: 'Encender el afinador' }))).click()
}
