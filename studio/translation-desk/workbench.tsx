import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useRef } from 'react'
import { useCurrentUser, useDocumentOperation, useEditState, useSchema, useSyncState } from 'sanity'
import { IntentLink } from 'sanity/router'
import { localizedFieldsOf } from '../../schemas/translations/localized-values.ts'
import { stampsFor } from '../../schemas/translations/stamps.ts'
import { progressOf, worstOf } from '../../schemas/translations/status.ts'
import { isOwnWork, NOT_ALLOWED } from '../translator/actions.ts'
import { translatorLanguages } from '../translator/role.ts'
import { FieldBench } from './field-bench.tsx'
import { pageOf } from './page-of.ts'
import type { Target } from './targets.ts'
import { fieldTitle, typeTitle } from './titles.ts'
import type { TranslatedDocument } from './use-documents.ts'

/** One document in one language: source and translation side by side, saved as a draft while typing. */
export function Workbench({
  document: { id, type, title, content },
  documents,
  target,
  onLeave,
}: {
  document: TranslatedDocument
  documents: TranslatedDocument[]
  target: Target
  onLeave: () => void
}) {
  const { draft, published, ready } = useEditState(id, type)
  const { patch, publish } = useDocumentOperation(id, type)
  // A pending edit would arrive after the publish and start another draft.
  const { isSyncing } = useSyncState(id, type)
  const schema = useSchema()
  const bench = useRef<HTMLDivElement>(null)
  const current = draft ?? published ?? content
  const fields = localizedFieldsOf(current)
  const progress = progressOf(fields, target.id)
  const page = pageOf({ id, type, title, content, fields }, documents, target.id)

  const allowed = translatorLanguages(useCurrentUser())
  const isOwn = !allowed || isOwnWork({ draft, published }, allowed)

  function publishAll() {
    const stamps = draft && stampsFor(published, draft, allowed)
    if (stamps && Object.keys(stamps).length > 0) patch.execute([{ set: stamps }])
    publish.execute()
  }

  /** The next text that needs work; the last one keeps the focus. */
  function goOn(from: HTMLElement) {
    const open = [...(bench.current?.querySelectorAll<HTMLElement>('textarea') ?? [])]
    const after = open.slice(open.indexOf(from as HTMLTextAreaElement) + 1)
    const next = after.find((area) => area.dataset.status !== 'done') ?? after[0]
    next?.focus()
  }

  return (
    <Card height="fill" overflow="auto" padding={[3, 4, 5]} ref={bench}>
      <Stack gap={5}>
        <Flex gap={3} align="center" wrap="wrap">
          <Button icon={ArrowLeftIcon} text="Todas" mode="bleed" onClick={onLeave} />
          <Stack gap={2} className="desk-heading">
            <Heading as="h1" size={2}>
              {title} · <span lang={target.id}>{target.title}</span>
            </Heading>
            <Text size={1} muted>
              {typeTitle(type)}.{' '}
              {worstOf(progress) === 'done'
                ? 'Todo al día.'
                : `Faltan ${progress.missing}, por revisar ${progress.outdated}.`}{' '}
              Ctrl + Intro guarda y pasa al siguiente.
            </Text>
          </Stack>
          {page && (
            <Button as="a" href={page} target="_blank" mode="ghost" text="Ver en la página" />
          )}
          <Button
            as={IntentLink}
            intent="edit"
            params={{ id, type }}
            mode="ghost"
            text="Abrir en el formulario"
          />
          <Button
            text={draft ? 'Publicar' : 'Publicado'}
            tone="positive"
            disabled={!draft || !isOwn || isSyncing || Boolean(publish.disabled)}
            title={isOwn ? undefined : NOT_ALLOWED}
            onClick={publishAll}
          />
        </Flex>
        {fields.map((field) => (
          <FieldBench
            key={field.path}
            field={field}
            title={fieldTitle(schema.get(type), field.path)}
            target={target}
            readOnly={!ready || Boolean(patch.disabled)}
            onPatch={(patches) => patch.execute(patches)}
            onDone={goOn}
          />
        ))}
      </Stack>
    </Card>
  )
}
