import { startLake } from './lake.ts'

// A lake in a process of its own, for tests that kill it: prints its origin when it listens.
const lake = await startLake(process.argv[2])
console.log(lake.origin)
