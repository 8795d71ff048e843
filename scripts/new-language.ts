// `npm run new:language -- pt`: a language to translate into, with all that the site needs to show it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '../domain/languages.ts'
import { languageFacts } from './lib/language-facts.ts'
import { commandScript, pinnedNode, root } from './lib/paths.mjs'
import { command, StepError, step } from './lib/progress.mjs'
import { run, tail } from './lib/run.mjs'

const LIST = 'domain/languages.ts'
const END_OF_LIST = '} as const satisfies Record<string, LanguageFacts>'
const MESSAGES = 'domain/messages'
const GLOSSARY = 'docs/glossary.md'

await command(async () => {
  const [, , code = ''] = process.argv
  if (languageCodes.some((known) => known === code)) {
    throw new StepError(`«${code}» is a language of the site already.`)
  }
  const facts = languageFacts(code)
  const folder = `${MESSAGES}/${code}`

  const entry = `  ${code}: ${JSON.stringify({ ...facts, draft: true })},\n`
  edit(LIST, (source) => source.replace(END_OF_LIST, entry + END_OF_LIST))
  mkdirSync(join(root, folder))
  for (const file of readdirSync(join(root, MESSAGES, 'es'))) {
    writeFileSync(join(root, folder, file), emptyCatalogue(file.replace('.ts', ''), code))
  }
  const [name, line, empty] = [` ${facts.name} |`, ' --- |', ' |']
  let row = 0
  edit(GLOSSARY, (text) =>
    text.replaceAll(/^\|.*\|$/gm, (cells) => cells + ([name, line][row++] ?? empty)),
  )
  const format = [commandScript('@biomejs/biome', 'biome'), 'check', '--write', LIST, folder]
  await step('Formatting', () => node(...format))
  await step('Generating the types of the dataset', () => node('scripts/types.mjs'))

  console.log(await node('scripts/i18n-check.ts'))
  console.log(`
${facts.name} is a draft: what it lacks is shown in Spanish.
- Look at its line in ${LIST}: name, locale (${facts.locale}), plurals (${facts.plurals.join(', ')}).
- Translate ${folder}/*.ts, then the mails: server/policies/mails/messages/${code}.ts, like its neighbours.
- Translate the content in the Studio: Traducciones. Its terms have a column in ${GLOSSARY}.
- npm run i18n:check -- ${code} names what is missing. With nothing left, take \`draft: true\` away.`)
})

/** Changes a file of the project. */
function edit(file: string, change: (source: string) => string): void {
  const path = join(root, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function emptyCatalogue(namespace: string, code: string): string {
  return `import type { Translation } from '../translation.ts'

export default {} satisfies Translation<'${namespace}', '${code}'>
`
}

/** Runs a script of the project; returns its output. */
async function node(...args: string[]): Promise<string> {
  const { code, output } = await run(pinnedNode, args)
  if (code !== 0) throw new StepError(`${tail(output, 40)}\n\n${args[0]} failed (code ${code}).`)
  return output
}
