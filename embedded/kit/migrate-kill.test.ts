import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'

const FIRST = 'CREATE TABLE songs (title TEXT NOT NULL) STRICT'
/** Two steps, so that half of them could be seen; some hundred thousand rows, so that it takes a while. */
const SECOND = `ALTER TABLE songs ADD COLUMN key TEXT;
  INSERT INTO songs SELECT 'copy', 'Am' FROM songs a, songs b LIMIT 300000`
const ROWS = 600

const PROGRAM = `
  const { openDatabase } = await import('./embedded/kit/database.ts')
  const [, path, ...migrations] = process.argv
  console.log('begin')
  openDatabase(path, { role: 'songs', table: 'songs', migrations })`

it('kill -9 in the middle of a migration leaves the old state or the new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-kill-'))
  const path = join(folder, 'songs.sqlite')
  const kind = { role: 'songs', table: 'songs', migrations: [FIRST] }
  const first = openDatabase(path, kind)
  const insert = first.db.prepare("INSERT INTO songs VALUES ('Ahoy')")
  first.transact(() => {
    for (let i = 0; i < ROWS; i++) insert.run()
  })
  first.close()
  for (let i = 0; i < 5; i++) {
    const args = ['--input-type=module', '-e', PROGRAM, path, FIRST, SECOND]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    await once(child.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, 20 * i))
    child.kill('SIGKILL')
    await exited
    const db = new DatabaseSync(path)
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
    const rows = Number(db.prepare('SELECT count(*) AS n FROM songs').get()?.n)
    const columns = db.prepare('PRAGMA table_info(songs)').all().length
    db.close()
    const states = { 1: { rows: ROWS, columns: 1 }, 2: { rows: ROWS + 300_000, columns: 2 } }
    expect({ rows, columns }).toEqual(version === 2 ? states[2] : states[1])
  }
  openDatabase(path, { ...kind, migrations: [FIRST, SECOND] }).close()
  rmSync(folder, { recursive: true })
}, 120_000)
