import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureSingles } from './ear/singles.ts'
import { readRecordings } from './tuner/recordings.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const folder = resolve(positionals[0] ?? process.env.TUNER_AUDIO ?? '../shared/audio')
const clips = readRecordings(folder)
measureSingles(clips)
