import { type DocumentActionComponent, useCurrentUser, useDocumentOperation } from 'sanity'
import { stampsFor } from '../../schemas/translations/stamps.ts'
import { translatorLanguages } from '../translator/role.ts'

/** The Studio tells actions apart by their identity: each is wrapped once. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Publishes with a note, at each translation that is new, of the Spanish text that it was made from. */
export function publishStamped(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish)
  if (known) return known
  const stamped: DocumentActionComponent = (props) => {
    const description = publish(props)
    const { patch } = useDocumentOperation(props.id, props.type)
    const languages = translatorLanguages(useCurrentUser())
    if (!description?.onHandle) return description
    const { draft, published } = props
    return {
      ...description,
      onHandle() {
        const stamps = draft ? stampsFor(published, draft, languages) : {}
        if (Object.keys(stamps).length > 0) patch.execute([{ set: stamps }])
        description.onHandle?.()
      },
    }
  }
  stamped.action = publish.action
  stamped.displayName = 'PublishStamped'
  wrapped.set(publish, stamped)
  return stamped
}
