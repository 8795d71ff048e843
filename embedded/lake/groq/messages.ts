import type { LakeDocument } from '../documents.ts'
import type { Reader } from '../identity.ts'
import type { Perspective } from '../perspective.ts'
import type { Budget } from './budgets.ts'

/** Settings of a worker. */
export interface WorkerData {
  projectId: string
  dataset: string
}

/** A query over the dataset; the result is JSON. */
export interface QueryJob {
  kind: 'query'
  query: string
  /** JSON of the parameters that the query names. */
  params: string
  perspective: Perspective
  reader: Reader | null
  budget: Budget
}

/** One listener's filter over what a transaction changed; without changes it is only tried. */
export interface FilterJob {
  kind: 'filter'
  query: string
  params: string
  reader: Reader | null
  /** Documents before and after; only those that the listener may read. */
  changes: [before: LakeDocument | null, after: LakeDocument | null][]
  budget: Budget
}

export type Job = QueryJob | FilterJob

/** New texts of documents as JSON, null for those that are gone. */
export type Commit = [id: string, document: string | null][]

/** To a worker, in this order: documents, `start`, then commits and jobs as they come. */
export type ToWorker =
  | { kind: 'documents'; documents: string }
  | { kind: 'start' }
  | { kind: 'commit'; commit: Commit }
  | Job

export type Failure =
  | { kind: 'refused'; status: number; message: string; body: Record<string, unknown> }
  /** Past its budget. */
  | { kind: 'budget'; message: string }
  /** A fault of the worker. */
  | { kind: 'failed'; message: string }

/** From a worker, one for each `start` and each job; `cpuMs` is what its thread has used so far. */
export type FromWorker =
  | { kind: 'started'; cpuMs: number }
  | { kind: 'done'; answer: Answer; cpuMs: number }
export type Answer = { result: Result } | { failure: Failure }

export type Result =
  | { kind: 'query'; json: string; repeatable: boolean }
  /** Of each change: did the filter select it before, and does it after. */
  | { kind: 'filter'; matches: [before: boolean, after: boolean][] }
