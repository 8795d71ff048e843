import type { DocumentActionComponent, DocumentPluginOptions } from 'sanity'
import { scheduledBadge } from './scheduled-badge.ts'
import { systemBadge, unlessSystem } from './system-documents.ts'
import { publishStamped } from './translation-desk/stamp-action.ts'
import { whenOnlyTranslated } from './translator/actions.ts'
import { translatorLanguages } from './translator/role.ts'
import { withdrawAction } from './withdraw-action.ts'

/**
 * What may be done with documents that nobody makes in the Studio: there is one of each singleton,
 * always, and the site itself makes messages and hides media (the captain may throw both away); what members
 * read belongs to a lesson or a treasure, from where it is opened.
 */
const allowedActions: Record<string, readonly string[] | undefined> = {
  homePage: ['publish', 'discardChanges', 'restore'],
  siteSettings: ['publish', 'discardChanges', 'restore'],
  inboxMessage: ['delete'],
  hiddenMedium: ['delete'],
  memberContent: ['publish', 'discardChanges', 'restore', 'delete'],
}

/** What a translator does with a document that there is already. */
const translatorActions: readonly string[] = ['publish', 'discardChanges']

/** What stands in place of the Studio's own actions. */
const ownActions: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  publish: publishStamped,
  unpublish: () => unlessSystem(withdrawAction),
  delete: unlessSystem,
}

/** Leaves out of the Studio whatever would make another such document or remove a needed one. */
export const documentRules = {
  actions: (actions, { schemaType, currentUser }) => {
    const own = actions.map((each) => ownActions[each.action ?? '']?.(each) ?? each)
    if (translatorLanguages(currentUser)) {
      return own
        .filter(({ action }) => action && translatorActions.includes(action))
        .map(whenOnlyTranslated)
    }
    const allowed = allowedActions[schemaType]
    return allowed ? own.filter(({ action }) => action && allowed.includes(action)) : own
  },
  badges: (badges, { schemaType }) => {
    if (schemaType === 'article') return [...badges, scheduledBadge]
    return schemaType === 'page' ? [...badges, systemBadge] : badges
  },
  newDocumentOptions: (options, { currentUser }) =>
    translatorLanguages(currentUser)
      ? []
      : options.filter(({ templateId }) => !allowedActions[templateId]),
} satisfies DocumentPluginOptions
