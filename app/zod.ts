import { z } from 'zod'

// By itself Zod tries whether it may run code from text, and browsers report that to the site's CSP, which forbids it.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** Zod for modules that also run in the browser. */
export { z }
