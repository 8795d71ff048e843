import { defineConfig, devices } from '@playwright/test'
import { engines } from './tests/e2e/engines/engines.ts'

/** What does the same at every width (`everywhere.spec.ts` sees how it looks), or is only used at a desk. */
const DESKTOP_ONLY = [
  'blog.spec.ts',
  'captains-page.spec.ts',
  'closed-access.spec.ts',
  'dock.spec.ts',
  'everywhere.spec.ts',
  'exercises.spec.ts',
  'forms.spec.ts',
  'languages*.spec.ts',
  'lessons.spec.ts',
  'listening*.spec.ts',
  'media.spec.ts',
  'members*.spec.ts',
  'metronome.spec.ts',
  'no-scripts.spec.ts',
  'notation.spec.ts',
  'offline.spec.ts',
  'player.spec.ts',
  'practice-log.spec.ts',
  'ranks.spec.ts',
  'school-pages.spec.ts',
  'seo.spec.ts',
  'site.spec.ts',
  'songs.spec.ts',
  'sounds.spec.ts',
  'states.spec.ts',
  'studio-*.spec.ts',
  'style-guide.spec.ts',
  'tuner*.spec.ts',
  'uploads-*.spec.ts',
  'voyage.spec.ts',
]

/** Wide screens show the links themselves. */
const PHONE_ONLY = 'mobile-menu.spec.ts'

/** `scripts/e2e.mjs` starts the server and sets these. */
const { E2E_BASE_URL, E2E_REPORT, CHROMIUM } = process.env

const ENGINE_WALKS = 'engines/*.spec.ts'

/** As people come: their browser has its own name, its worker runs, and scenes move. */
const visitor = {
  userAgent: undefined,
  contextOptions: {},
  serviceWorkers: 'allow',
  viewport: { width: 1024, height: 768 },
} as const

export default defineConfig({
  testDir: 'tests/e2e',
  // The closing lines of `npm test` name the engines.
  metadata: { engines },
  outputDir: 'test-results/e2e',
  workers: 3,
  // What passes at its second try is named as flaky in the closing lines of `npm test`.
  retries: 1,
  // Generous, for machines with more to do than this.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: E2E_BASE_URL,
    locale: 'es-ES',
    // Headless Chromium's own name counts as a crawler's, which gets pages without streaming.
    userAgent: devices['Desktop Chrome'].userAgent,
    // Moving scenes are drawn by the processor here and take all of it: only tests of what moves have them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests see and answer requests themselves; those of a worker would pass them by.
    serviceWorkers: 'block',
    // A trace of every test takes a sixth of the time: request one with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        // A drawing process that starves is ended after 15 s, and the page stands still until then.
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    // First, as each of them is one long file.
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts' },
    {
      name: 'firefox',
      testMatch: 'engines/page.spec.ts',
      use: {
        ...visitor,
        browserName: 'firefox',
        // The system's own Firefox, by WebDriver BiDi.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: engines.firefox?.browser,
          env: { ...process.env, PULSE_SERVER: engines.firefox?.sound },
        },
      },
    },
    { name: 'chromium', testMatch: 'engines/page.spec.ts', use: visitor },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 } },
      testIgnore: [...DESKTOP_ONLY, ENGINE_WALKS],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: [PHONE_ONLY, ENGINE_WALKS],
    },
  ],
})
