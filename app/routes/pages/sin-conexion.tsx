import { OfflinePage } from '../../offline/offline-page.tsx'
import type { PageHandle } from '../../page-handle.ts'

export const handle = { i18n: 'offline', index: false } satisfies PageHandle

export default OfflinePage
