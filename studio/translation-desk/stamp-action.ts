import { useCurrentUser, useDocumentOperation } from 'sanity'
import { stampsFor } from '../../schemas/translations/stamps.ts'
import { translatorLanguages } from '../translator/role.ts'
import { actionWrapper } from '../wrap-action.ts'

/** Publishes with a note, at each translation that is new, of the Spanish text that it was made from. */
export const publishStamped = actionWrapper('PublishStamped', (publish) => (props) => {
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
})
