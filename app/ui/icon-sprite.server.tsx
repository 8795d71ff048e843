import dynamicIconImports from 'lucide-react/dynamicIconImports'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from '../../schemas/icons.ts'

/** Icons of the interface itself, besides those a captain can choose. */
const interfaceIcons = [
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-down',
  'copy',
  'download',
  'eye',
  'eye-off',
  'languages',
  'lightbulb',
  'lock',
  'lock-open',
  'log-in',
  'log-out',
  'menu',
  'message-circle',
  'mic',
  'mic-off',
  'minus',
  'pause',
  'play',
  'printer',
  'repeat',
  'rss',
  'search',
  'sliders-horizontal',
  'square',
  'target',
  'trash-2',
  'triangle-alert',
  'upload',
  'volume-2',
  'volume-x',
  'x',
] as const

async function symbol(name: keyof typeof dynamicIconImports): Promise<string> {
  const { default: LucideIcon } = await dynamicIconImports[name]()
  const drawing = renderToStaticMarkup(<LucideIcon />).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`
}

let sprite: Promise<string> | undefined

/**
 * Every icon of the site as one SVG of symbols: icons cost the browser one small cached file, and no
 * script.
 */
export function iconSprite(): Promise<string> {
  sprite ??= Promise.all([...new Set([...interfaceIcons, ...iconNames])].map(symbol)).then(
    (symbols) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
  )
  return sprite
}
