import { workerData } from 'node:worker_threads'
import { vacuum } from './vacuum.ts'

vacuum(workerData)
