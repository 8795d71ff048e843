import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../domain/languages.ts'

const EMBLEM = readEmblem()

/**
 * A page that stands by itself, for when the site cannot respond: in the seed's colours, with nothing
 * to fetch. Its parts are ours alone: nothing in them is escaped.
 */
export function plainPage(
  language: Language,
  { title, text, head = '', end = '' }: Record<'title' | 'text', string> & PageParts,
): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${head}<title>${title}</title>
<style>
body{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100vh;margin:0;padding:1.5rem;box-sizing:border-box;
font:1.2rem/1.5 system-ui,sans-serif;text-align:center;color:#fef3c7;background:#0f172a linear-gradient(#060b17,#1e3a8a 78%,#7c4a3a)}
h1{margin:0;font:800 clamp(2rem,8vw,3.5rem)/1.1 Georgia,serif}
p{margin:0}
a{color:#fcd34d}
svg{width:96px}
</style>
<div aria-hidden="true">${EMBLEM}</div>
<h1>${title}</h1>
<p>${text}</p>
${end}</html>
`
}

interface PageParts {
  head?: string
  end?: string
}

function readEmblem(): string {
  try {
    return readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8')
  } catch {
    return ''
  }
}
