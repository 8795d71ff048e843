import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Onsets that were heard, in seconds of the audio clock. */
    onsets: number[]
    audio?: BaseAudioContext
    /** When a key was last pressed, by the audio clock (s). */
    changedAt?: number
  }
}

/**
 * Has everything that a page sends to its loudspeakers listened to as well, from its next load on.
 * The recorder is not of the site's origin: the page's context must be one with `bypassCSP`.
 */
export async function recordOnsets(page: Page, kind: 'click' | 'pluck') {
  const source = readFileSync(new URL('recorder.js', import.meta.url), 'utf8')
  await page.addInitScript(
    ([source, kind]) => {
      window.onsets = []
      const module = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
      type Connect = (this: AudioNode, to: AudioNode, ...rest: never[]) => AudioNode
      const connect = AudioNode.prototype.connect as Connect
      AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode, ...rest: never[]) {
        if (to === this.context.destination && this.context instanceof AudioContext) {
          window.audio = this.context
          void this.context.audioWorklet.addModule(module).then(() => {
            const recorder = new AudioWorkletNode(this.context, 'recorder', {
              processorOptions: { kind },
            })
            recorder.port.onmessage = ({ data }) => window.onsets.push(data)
            connect.call(this, recorder)
            connect.call(recorder, this.context.destination)
          })
        }
        return connect.call(this, to, ...rest)
      } as AudioNode['connect']
    },
    [source, kind] as const,
  )
}

/** Keeps the page's main thread busy for `busy` of every `every` ms, until its next load. */
export function stall(page: Page, busy: number, every: number) {
  return page.evaluate(
    ([busy, every]) => {
      setInterval(() => {
        const end = performance.now() + busy
        while (performance.now() < end);
      }, every)
    },
    [busy, every] as const,
  )
}
