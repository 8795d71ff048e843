import { Worker } from 'node:worker_threads'
import type { Log } from '../../kit/log.ts'
import { createRoundRobin } from '../../kit/round-robin.ts'
import { lowerPriority } from '../../kit/thread-priority.ts'
import type { LakeDocument } from '../documents.ts'
import { startDeadline } from './deadline.ts'
import type { Answer, Commit, FromWorker, Job, ToWorker, WorkerData } from './messages.ts'
import { snapshot } from './snapshot.ts'

export interface PoolOptions {
  name: string
  workerData: WorkerData
  documents(): Iterable<LakeDocument>
  /** Heap of the worker beyond its replica, in MB. */
  heapMb: number
  /** A worker that had nothing to do for this long is ended (ms); null keeps it. */
  idleMs: number | null
  /** Lowers the priority of the thread below the rest of this process. */
  lowPriority?: boolean
  log: Log
}

/** A result, and the processor time that it took (ms). */
export type Outcome = Answer & { cpuMs: number }

/** One worker thread with a queue: jobs run one after the other, each client in turn. */
export interface Pool {
  readonly waiting: number
  waitingOf(key: string): number
  /**
   * @param key whose turn it takes
   * @param isWanted called when its turn has come: false drops it
   */
  run(key: string, job: Job, isWanted?: () => boolean): Promise<Outcome>
  /** To be called with every commit, in order: a job that comes later sees it. */
  commit(commit: Commit): void
  close(): void
}

interface Task {
  job: Job
  isWanted(): boolean
  resolve(outcome: Outcome): void
}

/** Parsed documents take about this many times their JSON. */
const PARSED = 8
/** Maximum number of failed starts in a row; then the waiting jobs fail. */
const MAX_STARTS = 3
const SCRIPT = new URL('./worker.ts', import.meta.url)

export function createPool({
  name,
  lowPriority = false,
  workerData,
  documents,
  heapMb,
  idleMs,
  log,
}: PoolOptions): Pool {
  const threadName = `lake ${name}`
  const queue = createRoundRobin<Task>()
  let worker: Worker | null = null
  /** Commits since the documents of a worker to be were read; null when none is being made. */
  let missed: Commit[] | null = null
  let isReady = false
  let current: Task | null = null
  let usedMs = 0
  let stopDeadline = () => {}
  let idle: NodeJS.Timeout | undefined
  let failedStarts = 0
  let isClosed = false

  function post(to: Worker, message: ToWorker) {
    to.postMessage(message)
  }

  function next() {
    if (isClosed || current || missed) return
    if (!worker) {
      if (queue.size > 0) void start()
      return
    }
    if (!isReady) return
    const task = nextTask()
    clearTimeout(idle)
    if (!task) {
      worker.unref()
      if (idleMs !== null) idle = setTimeout(rest, idleMs).unref()
      return
    }
    current = task
    worker.ref()
    const { cpuMs } = task.job.budget
    stopDeadline = startDeadline(worker, { cpuMs, usedBefore: usedMs }, () => {
      const limit = `${cpuMs} ms of processor time`
      abandon(
        { kind: 'budget', message: `The query timed out: it takes more than ${limit}` },
        cpuMs,
      )
    })
    post(worker, task.job)
  }

  function nextTask(): Task | undefined {
    for (;;) {
      const task = queue.shift()
      if (!task || task.isWanted()) return task
      const failure = {
        kind: 'refused',
        status: 503,
        message: 'Nobody waits for it',
        body: {},
      } as const
      task.resolve({ failure, cpuMs: 0 })
    }
  }

  async function start() {
    missed = []
    const texts = await snapshot(documents())
    if (isClosed) return
    const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1_000_000
    const own = new Worker(SCRIPT, {
      name: threadName,
      workerData,
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: heapMb + Math.ceil(PARSED * megabytes),
        maxYoungGenerationSizeMb: 16,
      },
    })
    worker = own
    if (lowPriority) own.once('online', () => lowerPriority(threadName))
    own.on('message', (message: FromWorker) => own === worker && receive(message))
    own.on('error', (error) => own === worker && lose(error))
    own.on('exit', (code) => own === worker && lose(new Error(`it ended with ${code}`)))
    for (const text of texts) post(own, { kind: 'documents', documents: text })
    for (const commit of missed) post(own, { kind: 'commit', commit })
    missed = null
    post(own, { kind: 'start' })
  }

  function receive(message: FromWorker) {
    const cpuMs = message.cpuMs - usedMs
    usedMs = message.cpuMs
    isReady = true
    failedStarts = 0
    if (message.kind === 'done') finish({ ...message.answer, cpuMs })
    next()
  }

  function finish(outcome: Outcome) {
    stopDeadline()
    const task = current
    current = null
    task?.resolve(outcome)
  }

  /** Forgets the worker, whose thread is at an end or will be. */
  function drop() {
    const own = worker
    worker = null
    isReady = false
    usedMs = 0
    clearTimeout(idle)
    return own
  }

  function rest() {
    void drop()?.terminate()
  }

  /** Terminates the worker in the middle of its job; another one is started for the next job. */
  function abandon(failure: { kind: 'budget' | 'failed'; message: string }, cpuMs: number) {
    void drop()?.terminate()
    finish({ failure, cpuMs })
    if (!isClosed) void start()
  }

  function lose(error: Error) {
    const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    const started = isReady
    const budgetMs = current?.job.budget.cpuMs ?? 0
    if (!outOfMemory || !started) log(`The worker for ${name} failed`, error)
    if (!started && ++failedStarts >= MAX_STARTS) return giveUp(error.message)
    const failure = outOfMemory
      ? ({ kind: 'budget', message: 'The query takes too much memory' } as const)
      : ({ kind: 'failed', message: error.message } as const)
    abandon(failure, budgetMs)
  }

  function giveUp(message: string) {
    drop()
    failedStarts = 0
    const failure = { kind: 'failed', message } as const
    finish({ failure, cpuMs: 0 })
    for (let task = queue.shift(); task; task = queue.shift()) task.resolve({ failure, cpuMs: 0 })
  }

  return {
    get waiting() {
      return queue.size
    },
    waitingOf: (key) => queue.lengthOf(key),
    run: (key, job, isWanted = () => true) =>
      new Promise((resolve) => {
        queue.push(key, { job, isWanted, resolve })
        next()
      }),
    commit(commit) {
      if (missed) missed.push(commit)
      else if (worker) post(worker, { kind: 'commit', commit })
    },
    close() {
      isClosed = true
      const own = worker
      giveUp('The lake is closing')
      void own?.terminate()
    },
  }
}
