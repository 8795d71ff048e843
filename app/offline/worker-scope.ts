/** Events of a service worker's life: it is not done before what it waits for. */
export interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

export interface RequestEvent extends LifeEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

/**
 * The part of a service worker's global scope that is used. TypeScript's own types of it conflict
 * with those of pages in one program.
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
