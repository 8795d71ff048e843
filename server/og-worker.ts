import { drawOgPicture } from '../app/seo/og-picture.server.ts'

// A thread of `og-painter.ts`.
export default drawOgPicture
