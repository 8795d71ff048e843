import { OfflinePage } from '../../offline/offline-page.tsx'

export const handle = { i18n: 'offline' }

export default OfflinePage
