/** Globals of the AudioWorkletGlobalScope, which TypeScript's libraries leave out. */
declare const currentFrame: number
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor<Options>(
  name: string,
  processor: new (options: { processorOptions: Options }) => AudioWorkletProcessor,
): void
