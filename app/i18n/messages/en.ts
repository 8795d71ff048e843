import access from './en/access.ts'
import common from './en/common.ts'
import home from './en/home.ts'
import levels from './en/levels.ts'
import type { Messages } from './es.ts'

export default { access, common, home, levels } satisfies Messages
