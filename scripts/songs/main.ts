import { parseArgs } from 'node:util'
import { problemsOfSong } from '../../domain/music/song-check.ts'
import { problemsOfWords } from './check-words.ts'
import { documentsOf } from './documents.ts'
import { readFolder } from './folder.ts'

// Reads songs that stand in folders, one each, and says what is wrong with them; without problems, --write prints
// their two documents, a line each, for dataset/data.ndjson or `npm run dataset -- import`.
//   npm run --silent songs -- FOLDER [FOLDER...] [--write]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
if (positionals.length === 0) {
  console.error('Usage: npm run --silent songs -- FOLDER [FOLDER...] [--write]')
  process.exit(1)
}

for (const path of positionals) {
  const folder = readFolder(path)
  const [song, content] = documentsOf(folder)
  const problems = [
    ...problemsOfSong({ ...folder.facts, sheet: content.sheet }),
    ...problemsOfWords(folder),
  ]
  for (const problem of problems) console.error(`${path}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  else if (values.write) console.log(`${JSON.stringify(song)}\n${JSON.stringify(content)}`)
  else console.error(`${path}: good`)
}
