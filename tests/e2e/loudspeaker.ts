import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The context that the page plays into, and the loudest sample of the last moments. */
    played?: AudioContext
    loudest?: () => number
  }
}

/** Listens at the loudspeaker: whatever is connected to it is connected to an analyser as well. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    type Connect = (this: AudioNode, to: AudioNode, ...rest: never[]) => AudioNode
    const connect = AudioNode.prototype.connect as Connect
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode, ...rest: never[]) {
      if (to === this.context.destination && this.context instanceof AudioContext) {
        const analyser = new AnalyserNode(this.context, { fftSize: 32_768 })
        connect.call(this, analyser)
        window.played = this.context
        window.loudest = () => {
          const samples = new Float32Array(analyser.fftSize)
          analyser.getFloatTimeDomainData(samples)
          return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
        }
      }
      return connect.call(this, to, ...rest)
    } as AudioNode['connect']
  })
}

/** The loudest sample of the last moments. */
export const loudest = (page: Page) => page.evaluate(() => window.loudest?.() ?? 0)
