import type { DocumentActionComponent, DocumentPluginOptions } from 'sanity'
import { scheduledBadge } from './scheduled-badge.ts'
import { SONG_CONTENT } from './song-content.ts'
import { systemBadge, unlessSystem } from './system-documents.ts'
import { publishStamped } from './translation-desk/stamp-action.ts'
import { whenOnlyTranslated } from './translator/actions.ts'
import { translatorLanguages } from './translator/role.ts'
import { withdrawAction } from './withdraw-action.ts'

/**
 * Allowed actions on documents that are not created in the Studio: singletons always exist once,
 * the site creates messages and hidden media (the captain may delete both), and members' content
 * belongs to a lesson or a treasure and is opened from there.
 */
const allowedActions: Record<string, readonly string[] | undefined> = {
  homePage: ['publish', 'discardChanges', 'restore'],
  siteSettings: ['publish', 'discardChanges', 'restore'],
  inboxMessage: ['delete'],
  hiddenMedium: ['delete'],
  memberContent: ['publish', 'discardChanges', 'restore', 'delete'],
}

/** A translator's actions on an existing document. */
const translatorActions: readonly string[] = ['publish', 'discardChanges']

/** Replacements of the Studio's own actions. */
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
      : options.filter(
          ({ templateId }) => !allowedActions[templateId] && templateId !== SONG_CONTENT,
        ),
} satisfies DocumentPluginOptions
