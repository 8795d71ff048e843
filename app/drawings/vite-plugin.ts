import type { Plugin } from 'vite'
import svgr from 'vite-plugin-svgr'

/**
 * Turns `./name.svg?react` into a component, its props the attributes of the `<svg>`. The drawing reaches the page
 * as it stands in its file: nothing optimises it, its ids and colours are those of the page.
 */
export function drawings(): Plugin {
  return svgr({
    svgrOptions: {
      jsxRuntime: 'automatic',
      jsx: { babelConfig: { plugins: [WITHOUT_NAMESPACE] } },
    },
    esbuildOptions: { jsx: 'automatic' },
  })
}

/** Inside HTML an `<svg>` needs no namespace; as a file of its own it does. */
const WITHOUT_NAMESPACE = [
  '@svgr/babel-plugin-remove-jsx-attribute',
  { elements: ['svg'], attributes: ['xmlns'] },
]
