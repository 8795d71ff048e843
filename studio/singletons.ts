import type { DocumentPluginOptions } from 'sanity'

/** Types with exactly one document, whose id is the type's name. */
export const singletonTypes = ['homePage', 'siteSettings'] as const

const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

const isSingleton = (type: string) => (singletonTypes as readonly string[]).includes(type)

/** Leaves out of the Studio whatever would make a second such document or delete the only one. */
export const singletonRules = {
  actions: (actions, { schemaType }) =>
    isSingleton(schemaType)
      ? actions.filter(({ action }) => action && allowedActions.has(action))
      : actions,
  newDocumentOptions: (options) => options.filter(({ templateId }) => !isSingleton(templateId)),
} satisfies DocumentPluginOptions
