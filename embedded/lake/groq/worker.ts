import { parentPort, workerData } from 'node:worker_threads'
import { audienceFor } from '../audience.ts'
import type { LakeDocument } from '../documents.ts'
import { LakeError } from '../errors.ts'
import { createViews } from '../perspective.ts'
import { evaluate } from './evaluate.ts'
import type {
  Answer,
  Commit,
  FilterJob,
  FromWorker,
  Job,
  QueryJob,
  Result,
  ToWorker,
  WorkerData,
} from './messages.ts'
import { BudgetError, boundedJson, installMeter, metered, requireLengths } from './meter.ts'
import { createParser, type QueryParams } from './parse.ts'

// A worker thread that holds a replica of the documents and evaluates one query at a time. It may
// be terminated at any moment: it holds no state of its own.

const port = parentPort
if (!port) throw new Error('This file is a worker thread')
const sanity: WorkerData = workerData
const parsed = createParser()
const dataset = { documents: new Map<string, LakeDocument>(), version: 0 }
const view = createViews(dataset)
/** Evaluated when a listener comes, so that what cannot be evaluated is refused then. */
const SAMPLE: LakeDocument = { _id: 's', _type: 's', _rev: '', _createdAt: '', _updatedAt: '' }
const ANONYMOUS = '<anonymous>'

installMeter()
port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'documents':
      for (const document of JSON.parse(message.documents) as LakeDocument[]) {
        dataset.documents.set(document._id, document)
      }
      return
    case 'start':
      return send({ kind: 'started', cpuMs: cpuMs() })
    case 'commit':
      return apply(message.commit)
    default:
      return send({ kind: 'done', answer: attempt(message), cpuMs: cpuMs() })
  }
})

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function send(message: FromWorker) {
  port?.postMessage(message)
}

function apply(commit: Commit) {
  for (const [id, document] of commit) {
    if (document === null) dataset.documents.delete(id)
    else dataset.documents.set(id, JSON.parse(document) as LakeDocument)
  }
  dataset.version++
}

function attempt(job: Job): Answer {
  try {
    requireLengths(job.query, job.params, job.budget)
    return { result: job.kind === 'query' ? run(job) : filter(job) }
  } catch (error) {
    if (error instanceof LakeError) {
      const { status, message, body } = error
      return { failure: { kind: 'refused', status, message, body } }
    }
    const message = error instanceof Error ? error.message : String(error)
    return { failure: { kind: error instanceof BudgetError ? 'budget' : 'failed', message } }
  }
}

function run({ query, params: given, perspective, reader, budget }: QueryJob): Result {
  const params: QueryParams = JSON.parse(given)
  const tree = parsed(query, params, budget.depth)
  const { documents, ofType, get } = view(perspective, audienceFor(reader))
  const who = reader?.id ?? ANONYMOUS
  const options = { dataset: documents, ofType, get, params, identity: who, sanity }
  const value = metered(budget, () => evaluate(tree, options))
  const json = boundedJson(value, budget.resultBytes)
  return { kind: 'query', json, repeatable: tree.repeatable }
}

function filter({ query, params: given, reader, changes, budget }: FilterJob): Result {
  const params: QueryParams = JSON.parse(given)
  const tree = parsed(query, params, budget.depth)
  const { canRead } = audienceFor(reader)
  // A reference must not lead a filter into what its author may not read.
  const get = (id: string) => (canRead(id) ? dataset.documents.get(id) : undefined)
  const selects = (document: LakeDocument | null): boolean => {
    if (!document) return false
    const ofType = (type: string) => (document._type === type ? [document] : [])
    const options = { dataset: [document], ofType, get, params, identity: ANONYMOUS, sanity }
    const value = metered(budget, () => evaluate(tree, options))
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
  }
  if (changes.length === 0) selects(SAMPLE)
  return { kind: 'filter', matches: changes.map(([was, is]) => [selects(was), selects(is)]) }
}
