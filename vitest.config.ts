import { defineConfig } from 'vitest/config'
import { drawings } from './app/drawings/vite-plugin.ts'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [drawings()],
        test: {
          name: 'unit',
          include: ['{app,domain,server,embedded,schemas,studio,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Files share what they import, which is half of the time otherwise.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: 'tests/integration/support/seeded-folder.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
