import type { Log } from './log.ts'
import type { Space } from './space.ts'

/** Options that every embedded service has. */
export interface ServiceOptions {
  /** Folder of all that is durable; created when absent. */
  folder: string
  /** Public URL of the mount, without a trailing slash: `http://localhost:3000/lake`. */
  publicUrl: string
  /** The disk of the folder; without it, only a full disk is a limit. */
  space?: Space
  log: Log
}

export interface Service {
  /**
   * Handles a request whose path begins below the mount. Its header `x-real-ip` must be the client's
   * address, set by the caller: limits go by it.
   */
  fetch(request: Request): Promise<Response>
  close(): void
}
