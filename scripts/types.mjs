// Generates the types of the dataset's documents and of the site's queries (Sanity TypeGen), and the table of
// fields in the documentation, with no account and no network. With --check it writes nothing and fails when what is committed is stale.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileSchema } from '../schemas/compile.ts'
import { schemaTypes } from '../schemas/index.ts'
import { fieldTable } from './lib/field-table.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const SCHEMA_FILE = 'schemas/schema.generated.json'
const TYPES_FILE = 'app/content/sanity.types.generated.ts'
const MODEL_FILE = 'docs/content-model.md'
const QUERY_FILES = 'app/**/!(*.test|*.generated).{ts,tsx}'

const { extractSchema } = await importFrom('sanity', '@sanity/schema/_internal')
const codegen = await importFrom('@sanity/cli', '@sanity/codegen')

try {
  const files = await generate()
  if (process.argv.includes('--check')) await check(files)
  else await Promise.all(files.map(([file, content]) => writeFile(file, content)))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

/** Contents of the generated files, as `[file, content]`. Throws when a query is wrong. */
async function generate() {
  const schema = extractSchema(compileSchema())
  const { queries } = codegen.findQueriesInPath({
    path: QUERY_FILES,
    resolver: codegen.getResolver(),
  })
  const errors = []
  const { code } = await new codegen.TypeGenerator().generateTypes({
    schema,
    schemaPath: SCHEMA_FILE,
    queries,
    overloadClientMethods: true,
    reporter: errorsOnly(errors),
  })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return [
    [SCHEMA_FILE, `${JSON.stringify(schema, null, 2)}\n`],
    [TYPES_FILE, `// Generated from the schemas and queries by \`npm run types\`.\n${code}`],
    [MODEL_FILE, withFields(await readFile(MODEL_FILE, 'utf8'))],
  ]
}

/** The documentation of the content model with its table of fields as the schemas have it now. */
function withFields(page) {
  const table = /(<!-- fields:[^\n]*-->\n).*(<!-- \/fields -->)/s
  return page.replace(table, (_, start, end) => `${start}\n${fieldTable(schemaTypes)}\n\n${end}`)
}

/** Throws unless every file holds its content. */
async function check(files) {
  for (const [file, content] of files) {
    const committed = await readFile(file, 'utf8').catch(() => '')
    if (committed !== content) throw new Error(`${file} is stale: run \`npm run types\`.`)
  }
}

/** A TypeGen reporter that keeps what went wrong; TypeGen itself only skips the query. */
function errorsOnly(errors) {
  return {
    event: { generatedSchemaTypes() {}, generatedQueryTypes() {} },
    stream: {
      evaluatedModules: {
        emit: (module) => errors.push(...module.errors),
        end() {},
      },
    },
  }
}

/** Imports a package that `owner` depends on; the CLI's building blocks come along with it. */
async function importFrom(owner, name) {
  const ownerFile = createRequire(import.meta.url).resolve(`${owner}/package.json`)
  return import(pathToFileURL(createRequire(ownerFile).resolve(name)).href)
}
