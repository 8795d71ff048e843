import type { PageHandle } from '../../../domain/page-handle.ts'
import { OfflinePage } from '../../offline/offline-page.tsx'

export const handle = { i18n: 'offline', index: false, offline: 'precache' } satisfies PageHandle

export default OfflinePage
