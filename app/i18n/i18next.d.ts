import 'i18next'
import type { Messages } from '../../domain/messages/es.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Messages
  }
}
