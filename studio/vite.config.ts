import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Leaves out the `@font-face` rules of the Studio's design system, which load Inter from Sanity's
 * host: the next family of its stack, the system's own, is used.
 */
const withoutRemoteFonts: Plugin = {
  name: 'without-remote-fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id)) return
    return code.replace(/@font-face\s*\{[^}]*url\(["']?https?:[^}]*\}/g, '')
  },
}

/**
 * The Studio as an application of its own. Sanity's CLI would build one that loads fonts, a script
 * and version data from Sanity's hosts; this one requests nothing from other hosts.
 */
export default defineConfig({
  root: folder,
  base: '/studio/',
  envDir: false,
  envPrefix: 'SANITY_STUDIO_',
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-studio', import.meta.url)),
  plugins: [withoutRemoteFonts, react()],
  define: { __SANITY_STAGING__: 'false' },
  resolve: { dedupe: ['react', 'react-dom', 'sanity', 'styled-components'] },
  build: {
    outDir: fileURLToPath(new URL('../build/studio', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 8000,
  },
})
