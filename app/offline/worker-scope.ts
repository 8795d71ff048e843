/** Events of a service worker's life: it is not done before what it waits for. */
export interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

export interface RequestEvent extends LifeEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

/**
 * What is used of a service worker's global scope. TypeScript's own types of it and those of pages
 * cannot stand in one program.
 */
interface WorkerScope {
  location: Location
  clients: {
    claim(): Promise<void>
    matchAll(options?: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}

export const worker = globalThis as unknown as WorkerScope
