import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes, targetLanguages } from './languages.ts'
import es from './messages/es.ts'

const folder = new URL('messages/', import.meta.url)
const filesOf = (language: string) => readdirSync(new URL(language, folder)).sort()

it('has a folder for every language, and no other', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual([...languageCodes].sort())
})

it.each(languageCodes)('has a file for every namespace in "%s", and no other', (language) => {
  const namespaces = Object.keys(es).map((namespace) => `${namespace}.ts`)
  expect(filesOf(language)).toEqual(namespaces.sort())
})

it.each(targetLanguages)('types each file in "%s" as what it is', (language) => {
  const untyped = filesOf(language).filter((file) => {
    const type = `satisfies Translation<'${file.replace('.ts', '')}', '${language}'>`
    return !readFileSync(new URL(`${language}/${file}`, folder), 'utf8')
      .trimEnd()
      .endsWith(type)
  })
  expect(untyped).toEqual([])
})
