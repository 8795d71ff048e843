import { AssetError } from './errors.ts'

/**
 * Checks the source of an SVG before any parser expands it. A document type is refused whole: it
 * is where entities are declared, and with them "billion laughs" bombs. Scripts are allowed in,
 * since an SVG is only ever served under a policy that does not run them.
 * @throws AssetError 400
 */
export function checkSvg(bytes: Uint8Array): void {
  const refuse = (why: string) => new AssetError(400, `Invalid image: ${why}`)
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('the SVG is not UTF-8 text')
  }
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/i.exec(source)?.[1]
  // Another declared encoding would let a parser read other markup than the one checked here.
  if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) throw refuse('the SVG is not UTF-8 text')
  if (/<!(DOCTYPE|ENTITY)/i.test(source)) {
    throw refuse('an SVG must not have a DOCTYPE or entities; save it as plain SVG')
  }
}
