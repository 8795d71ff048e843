import type { SupabaseClient } from '@supabase/supabase-js'
import { useEffect, useReducer, useRef } from 'react'
import { ConnectionLost, LATER, uploadPath } from './media.ts'
import { Refused } from './refusal.ts'

export interface PendingUpload {
  id: number
  file: File
  /** `interrupted`: it resumes as soon as there is a connection. */
  state: 'waiting' | 'uploading' | 'interrupted' | 'failed'
  /** The share that has arrived, 0 to 1. */
  progress: number
  /** Why it failed; empty for an interrupted one. */
  message: string
}

type Change =
  | { do: 'add'; files: File[] }
  | { do: 'set'; id: number; to: Partial<PendingUpload> }
  | { do: 'drop'; id: number }

interface Queue {
  uploads: PendingUpload[]
  nextId: number
}

/** The queue after a change; a pure function. */
export function changeQueue({ uploads, nextId }: Queue, change: Change): Queue {
  if (change.do === 'add') {
    const added = change.files.map((file, i) => ({
      ...{ id: nextId + i, file, state: 'waiting' as const },
      ...{ progress: 0, message: '' },
    }))
    return { uploads: [...uploads, ...added], nextId: nextId + added.length }
  }
  if (change.do === 'drop') {
    return { uploads: uploads.filter(({ id }) => id !== change.id), nextId }
  }
  return {
    uploads: uploads.map((upload) =>
      upload.id === change.id ? { ...upload, ...change.to } : upload,
    ),
    nextId,
  }
}

/** The upload to begin with now: one at a time, and none behind one that failed. */
export function nextUpload(uploads: PendingUpload[]): PendingUpload | undefined {
  if (uploads.some(({ state }) => state !== 'waiting')) return undefined
  return uploads[0]
}

interface Options {
  client: SupabaseClient | null
  storageUrl: string
  userId: string | undefined
  /** Bytes that the member may still upload. */
  room: number
  /** Shows the reason for a failed upload, in the reader's language. */
  describe(error: Error): string
  onUploaded(): void
  /**
   * @param message why; null when the connection broke
   * @param count how many files were in the queue
   */
  onFailed(file: File, message: string | null, count: number): void
}

/** Files on their way to the member's folder, one by one; the first that fails stops the others. */
export function useUploads(options: Options) {
  const { client, storageUrl, userId, room, describe, onUploaded, onFailed } = options
  const [{ uploads }, change] = useReducer(changeQueue, { uploads: [], nextId: 1 })
  const running = useRef<AbortController | null>(null)
  const next = nextUpload(uploads)

  useEffect(() => {
    if (!next || !client || !userId || running.current) return
    const { id, file } = next
    const count = uploads.length
    const abort = new AbortController()
    running.current = abort
    change({ do: 'set', id, to: { state: 'uploading', progress: 0, message: '' } })
    const path = uploadPath(userId, file.name, Date.now())
    const onProgress = (progress: number) => change({ do: 'set', id, to: { progress } })
    const send = async () => {
      if (file.size > room) throw new Refused('noRoom')
      const { uploadFile } = await import('./upload-file.ts')
      await uploadFile(file, { client, storageUrl, path, signal: abort.signal, onProgress })
    }
    send()
      .then(
        () => {
          change({ do: 'drop', id })
          onUploaded()
        },
        (error) => {
          if (abort.signal.aborted) return change({ do: 'drop', id })
          if (error instanceof ConnectionLost) {
            change({ do: 'set', id, to: { state: 'interrupted' } })
            return onFailed(file, null, count)
          }
          const message = describe(error)
          change({ do: 'set', id, to: { state: 'failed', message } })
          onFailed(file, message, count)
        },
      )
      .finally(() => {
        running.current = null
      })
  }, [next, client, userId, storageUrl, room, uploads.length, describe, onUploaded, onFailed])

  // A partial upload is stored when the page is left: choosing the file again resumes it.
  useEffect(() => () => running.current?.abort(LATER), [])

  const interrupted = uploads.find(({ state }) => state === 'interrupted')?.id
  useEffect(() => {
    if (interrupted === undefined) return
    const resume = () => change({ do: 'set', id: interrupted, to: { state: 'waiting' } })
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [interrupted])

  return {
    uploads,
    add: (files: File[]) => change({ do: 'add', files }),
    retry: (id: number) => change({ do: 'set', id, to: { state: 'waiting', message: '' } }),
    /** Aborts it when in progress, and removes it. */
    cancel(id: number) {
      if (uploads.find((upload) => upload.id === id)?.state === 'uploading') {
        running.current?.abort()
      } else change({ do: 'drop', id })
    },
  }
}
