import access from './es/access.ts'
import common from './es/common.ts'
import home from './es/home.ts'
import levels from './es/levels.ts'

/** The Spanish catalogue, one namespace per part of the site. Its type is what every other satisfies. */
const es = { access, common, home, levels }

export type Messages = typeof es
export type Namespace = keyof Messages

export default es
