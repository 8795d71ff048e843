interface Engine {
  /** Name and version: 'Firefox ESR 153.7.0'. */
  name: string
  /** Path of the browser. */
  browser: string
}

/** The engines that `scripts/e2e.mjs` found on this machine; what is not here is left out. */
export const engines: {
  chromium?: Engine
  /** `sound`: address of the sound server it plays to. */
  firefox?: Engine & { sound?: string }
  webkit?: Engine & { driver: string; display: string }
} = JSON.parse(process.env.E2E_ENGINES ?? '{}')
