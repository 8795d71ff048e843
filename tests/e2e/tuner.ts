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

declare global {
  var tracks: MediaStreamTrack[]
}

/** Keeps hold of every track that the page is given. */
export async function watchTracks(page: Page) {
  await page.addInitScript(() => {
    globalThis.tracks = []
    const { mediaDevices } = navigator
    const original = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
}

/** Number of microphone tracks that the page holds open. */
export const openTracks = (page: Page) =>
  page.evaluate(() => tracks.filter(({ readyState }) => readyState === 'live').length)
