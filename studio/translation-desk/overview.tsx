import { Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { progressOf, type Status, worstOf } from '../../schemas/translations/status.ts'
import { LanguageProgress } from './language-progress.tsx'
import { StatusTable } from './status-table.tsx'
import type { Target } from './targets.ts'
import { typeTitle } from './titles.ts'
import type { TranslatedDocument } from './use-documents.ts'

const statuses: [Status, string][] = [
  ['missing', 'Sin traducir'],
  ['outdated', 'Por revisar'],
  ['done', 'Al día'],
]

interface Filters {
  search: string
  type: string
  language: string
  status: string
}

/** Translation status of every document in every language, with filters. */
export function Overview({
  documents,
  targets,
  onOpen,
}: {
  documents: TranslatedDocument[]
  /** Languages in which the current user may write. */
  targets: Target[]
  onOpen: (id: string, language: string) => void
}) {
  const [filters, setFilters] = useState<Filters>({
    search: '',
    type: '',
    language: '',
    status: '',
  })
  const set = (name: keyof Filters) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setFilters((before) => ({ ...before, [name]: value }))
  }
  const shown = targets.filter(({ id }) => !filters.language || id === filters.language)
  const rows = documents.filter((document) => isWanted(document, filters, shown))
  const types = [...new Set(documents.map(({ type }) => type))]
  return (
    <Card height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Heading as="h1" size={3}>
            Traducciones
          </Heading>
          <Text muted>
            Elige una casilla para traducir ese documento a ese idioma. Con las flechas se pasa de
            una casilla a otra.
          </Text>
        </Stack>
        <LanguageProgress documents={documents} targets={targets} />
        <Flex gap={3} wrap="wrap" className="desk-filters">
          <TextInput
            type="search"
            aria-label="Buscar"
            placeholder="Buscar por título o por lo que dice"
            value={filters.search}
            onChange={set('search')}
          />
          <Filter label="Tipo" all="Todos los tipos" value={filters.type} onChange={set('type')}>
            {types.map((type) => [type, typeTitle(type)])}
          </Filter>
          <Filter
            label="Idioma"
            all="Todos los idiomas"
            value={filters.language}
            onChange={set('language')}
          >
            {targets.map(({ id, title }) => [id, title])}
          </Filter>
          <Filter label="Estado" all="Como estén" value={filters.status} onChange={set('status')}>
            {statuses}
          </Filter>
        </Flex>
        <Text size={1} muted aria-live="polite">
          {rows.length} de {documents.length} documentos
        </Text>
        <StatusTable rows={rows} targets={shown} onOpen={onOpen} />
      </Stack>
    </Card>
  )
}

function Filter({
  label,
  all,
  value,
  onChange,
  children,
}: {
  label: string
  all: string
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  children: (readonly [string, string])[]
}) {
  return (
    <Select aria-label={label} value={value} onChange={onChange}>
      <option value="">{all}</option>
      {children.map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </Select>
  )
}

function isWanted(
  { title, type, fields }: TranslatedDocument,
  filters: Filters,
  shown: Target[],
): boolean {
  if (filters.type && type !== filters.type) return false
  if (filters.status) {
    const isSo = shown.some(({ id }) => worstOf(progressOf(fields, id)) === filters.status)
    if (!isSo) return false
  }
  const search = filters.search.trim().toLocaleLowerCase('es')
  return !search || `${title} ${JSON.stringify(fields)}`.toLocaleLowerCase('es').includes(search)
}
