import type { CapturedFrame, CaptureOptions } from './capture.worklet.ts'
import captureUrl from './capture.worklet.ts?worker&url'

/** Reason for having no input. */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed'

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem
  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`microphone: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Voice processing by browsers, which distorts a guitar. */
export const PROCESSINGS = ['echoCancellation', 'noiseSuppression', 'autoGainControl'] as const
export type Processing = (typeof PROCESSINGS)[number]

export interface Microphone {
  /** Hz. */
  sampleRate: number
  deviceId: string | undefined
  /** Voice processing that the browser applies despite the constraints. */
  processings: Processing[]
  close(): void
}

interface Listeners {
  /**
   * @param samples one frame, -1 to 1; the listener owns it
   * @param time of its first sample, by the context's clock (s)
   */
  onFrame(samples: Float32Array<ArrayBuffer>, time: number): void
  /** The device is gone, or the permission. */
  onEnded(): void
}

/** True if a microphone is possible: not in an insecure context. */
export const canListen = () =>
  Boolean(navigator.mediaDevices?.getUserMedia) && 'AudioWorkletNode' in window

/**
 * Opens the microphone.
 *
 * @param context created and resumed in a user gesture, as Safari requires. Unless it plays something (`isShared`),
 *   it is closed with the microphone, also when that cannot be opened
 * @param deviceId preferred device; another one is used when it is missing
 * @param frameRate frames per second
 * @throws MicrophoneError
 */
export async function openMicrophone(
  context: AudioContext,
  deviceId: string | null,
  frameRate: number,
  { onFrame, onEnded, isShared = false }: Listeners & { isShared?: boolean },
): Promise<Microphone> {
  let stream: MediaStream | undefined
  let disconnect = () => {}
  function close() {
    for (const track of stream?.getTracks() ?? []) track.stop()
    disconnect()
    disconnect = () => {}
    if (!isShared && context.state !== 'closed') context.close()
  }
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(deviceId && { deviceId: { ideal: deviceId } }),
        channelCount: { ideal: 1 },
        ...Object.fromEntries(PROCESSINGS.map((name) => [name, false])),
      },
    })
    await context.audioWorklet.addModule(captureUrl)
    const [track] = stream.getAudioTracks()
    if (!track) throw new MicrophoneError('missing')
    track.addEventListener('ended', onEnded)

    const { sampleRate } = context
    const processorOptions: CaptureOptions = { frameSize: Math.round(sampleRate / frameRate) }
    const capture = new AudioWorkletNode(context, 'capture', { processorOptions })
    capture.port.onmessage = ({ data }: MessageEvent<CapturedFrame>) =>
      onFrame(data.samples, data.time)
    // It outputs silence, but only nodes connected to the destination are sure to run.
    const source = context.createMediaStreamSource(stream)
    source.connect(capture).connect(context.destination)
    disconnect = () => {
      source.disconnect()
      capture.disconnect()
    }

    const granted = track.getSettings()
    return {
      sampleRate,
      deviceId: granted.deviceId,
      processings: PROCESSINGS.filter((name) => granted[name]),
      close,
    }
  } catch (error) {
    close()
    throw error instanceof MicrophoneError ? error : new MicrophoneError(problemOf(error), error)
  }
}

/** @see https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function problemOf(error: unknown): MicrophoneProblem {
  switch (error instanceof DOMException && error.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'failed'
  }
}

/** The available microphones; empty until permission was granted. */
export async function listMicrophones(): Promise<{ id: string; label: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind, label }) => kind === 'audioinput' && label)
    .map(({ deviceId: id, label }) => ({ id, label }))
}
