import { z } from 'zod'

// By default Zod tests whether it may evaluate code. The site's CSP forbids that, and browsers report the attempt.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** Zod for modules that also run in the browser. */
export { z }
