import { Card, Spinner, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { translatorLanguages } from '../translator/role.ts'
import { targets } from './targets.ts'
import './desk.css'
import { Overview } from './overview.tsx'
import { useDocuments } from './use-documents.ts'
import { Workbench } from './workbench.tsx'

/** The translation desk: a table of all documents, and a workbench for one document in one language. */
export default function Desk() {
  const { state, navigate } = useRouter()
  const documents = useDocuments()
  const allowed = translatorLanguages(useCurrentUser())
  const own = targets.filter(({ id }) => allowed?.includes(id) ?? true)
  const target = own.find(({ id }) => id === state.language)
  const document = documents?.find(({ id }) => id === state.document)
  if (!documents) {
    return (
      <Card padding={6} height="fill">
        <Stack gap={4}>
          <Spinner muted />
          <Text align="center" muted>
            Se leen los textos…
          </Text>
        </Stack>
      </Card>
    )
  }
  return document && target ? (
    <Workbench
      key={`${document.id} ${target.id}`}
      document={document}
      documents={documents}
      target={target}
      onLeave={() => navigate({})}
    />
  ) : (
    <Overview
      documents={documents}
      targets={own}
      onOpen={(id, language) => navigate({ document: id, language })}
    />
  )
}
