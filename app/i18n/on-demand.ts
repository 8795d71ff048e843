import type { BackendModule } from 'i18next'
import type { Language } from '../../domain/languages.ts'
import { loadMessages } from '../../domain/load-messages.ts'
import type { Namespace } from '../../domain/messages/es.ts'
import { type Overrides, withOverrides } from '../../domain/overrides.ts'

/** Loads a namespace that a page did not name, when a component requests its texts. */
export const onDemand = (overrides: Record<string, Overrides>): BackendModule => ({
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const messages = await loadMessages(language as Language, namespace as Namespace)
    return withOverrides(messages, overrides[namespace])
  },
})
