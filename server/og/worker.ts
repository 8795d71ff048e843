import { drawOgPicture } from './picture.ts'

// A thread of `og-painter.ts`.
export default drawOgPicture
