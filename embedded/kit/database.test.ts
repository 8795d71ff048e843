import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DatabaseKind, openDatabase, openForServer, openReader } from './database.ts'
import { readMark, versionOf } from './migrate.ts'

const FIRST = 'CREATE TABLE songs (title TEXT NOT NULL) STRICT'
const SECOND = 'ALTER TABLE songs ADD COLUMN key TEXT'
const kind = (...migrations: string[]): DatabaseKind => ({
  ...{ role: 'songs', table: 'songs' },
  migrations,
})

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'))
  path = join(folder, 'songs.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a database for its owner alone, with its schema and its mark', () => {
  const { db, close } = openDatabase(path, kind(FIRST, SECOND), 'folder-1')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(versionOf(db)).toBe(2)
  expect(readMark(db)).toEqual({
    role: 'songs',
    folder: 'folder-1',
    createdAt: expect.stringMatching(/^\d{4}-/),
  })
  close()
})

it('migrates and marks a database from before versions, and keeps its rows', () => {
  const old = new DatabaseSync(path)
  old.exec(`${FIRST}; INSERT INTO songs VALUES ('Ahoy')`)
  old.close()
  const adopted = FIRST.replace('TABLE', 'TABLE IF NOT EXISTS')
  const { db, close } = openDatabase(path, kind(adopted, SECOND), 'folder-1')
  expect(db.prepare('SELECT * FROM songs').all()).toEqual([{ title: 'Ahoy', key: null }])
  expect(readMark(db)?.folder).toBe('folder-1')
  close()
})

it('leaves an older database as it was when a migration fails', () => {
  openDatabase(path, kind(FIRST)).close()
  expect(() => openDatabase(path, kind(FIRST, SECOND, 'nonsense'))).toThrow('syntax error')
  const { db, close } = openDatabase(path, kind(FIRST))
  expect(db.prepare('PRAGMA table_info(songs)').all()).toHaveLength(1)
  close()
})

it('refuses what a newer version wrote, another kind of database, and another folder’s', () => {
  openDatabase(path, kind(FIRST, SECOND), 'folder-1').close()
  const before = readFileSync(path)
  expect(() => openDatabase(path, kind(FIRST))).toThrow('songs.sqlite was written by a newer')
  const foreign = { role: 'tabs', table: 'tabs', migrations: [FIRST, SECOND] }
  expect(() => openDatabase(path, foreign, 'folder-1')).toThrow('is the database "songs"')
  expect(() => openDatabase(path, kind(FIRST, SECOND), 'folder-2')).toThrow('another data folder')
  expect(readFileSync(path).equals(before)).toBe(true)
})

it('allows readers beside the one server', () => {
  const server = openForServer(path, kind(FIRST))
  expect(() => openForServer(path, kind(FIRST))).toThrow('database is locked')
  const reader = openReader(path)
  server.transact(() => server.db.exec("INSERT INTO songs VALUES ('Ahoy')"))
  expect(reader.prepare('SELECT title FROM songs').all()).toEqual([{ title: 'Ahoy' }])
  expect(() => reader.exec('DELETE FROM songs')).toThrow('readonly')
  reader.close()
  server.close()
  openForServer(path, kind(FIRST)).close()
})
