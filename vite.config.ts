import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { drawings } from './app/drawings/vite-plugin.ts'
import { serviceWorker } from './app/offline/vite-plugin.ts'
import { lazyStylesWithoutCors } from './app/ui/lazy-styles-plugin.ts'
import { routeStyles } from './app/ui/route-styles/vite-plugin.ts'
import remixConfig from './remix.config.js'

export default defineConfig({
  plugins: [
    tailwindcss(),
    drawings(),
    remix(remixConfig),
    routeStyles(),
    serviceWorker(),
    lazyStylesWithoutCors(),
  ],
  build: { target: 'es2022' },
  optimizeDeps: {
    // Packages that are imported lazily: found late, they would reload the page in development.
    include: [
      ...['i18next', 'react-i18next'],
      ...['pitchy', 'fft.js'],
      ...['tone/build/esm/core/context/*.js', 'tone/build/esm/source/oscillator/*.js'],
    ],
  },
})
