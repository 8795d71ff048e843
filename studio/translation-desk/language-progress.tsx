import { Card, Stack, Text } from '@sanity/ui'
import { progressOf } from '../../schemas/translations/status.ts'
import type { Target } from './targets.ts'
import type { TranslatedDocument } from './use-documents.ts'

/** For each language, the share of texts that are up to date. */
export function LanguageProgress({
  documents,
  targets,
}: {
  documents: TranslatedDocument[]
  targets: Target[]
}) {
  const fields = documents.flatMap((document) => document.fields)
  return (
    <ul className="desk-languages">
      {targets.map(({ id, title }) => {
        const { missing, outdated, done } = progressOf(fields, id)
        const all = missing + outdated + done
        // Not rounded up: a hundred is a hundred.
        const percent = all ? Math.floor((100 * done) / all) : 100
        return (
          <Card as="li" key={id} padding={3} radius={2} border>
            <Stack gap={3}>
              <Text weight="semibold" size={1}>
                <span lang={id}>{title}</span> · {percent} %
              </Text>
              <progress value={done} max={all} aria-label={title} />
              <Text size={1} muted>
                {missing === 0 && outdated === 0
                  ? 'Todo al día'
                  : `Faltan ${missing}, por revisar ${outdated}`}
              </Text>
            </Stack>
          </Card>
        )
      })}
    </ul>
  )
}
