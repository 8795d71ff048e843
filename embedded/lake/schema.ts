import type { DatabaseKind } from '../kit/database.ts'
import { keepPatches } from './history/migration.ts'

/** The dataset: documents, and the log of transactions from which history derives. */
export const LAKE: DatabaseKind = {
  role: 'lake',
  table: 'documents',
  json: [{ table: 'documents', column: 'body' }],
  migrations: [
    // IF NOT EXISTS: the first release had these tables and no version.
    `
    CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS transactions (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      timestamp TEXT NOT NULL,
      author TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS changes (
      seq INTEGER NOT NULL REFERENCES transactions (seq),
      document_id TEXT NOT NULL,
      mutations TEXT NOT NULL,
      body TEXT,
      PRIMARY KEY (document_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS changes_by_transaction ON changes (seq);
    CREATE TABLE IF NOT EXISTS key_values (
      user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, key)
    ) STRICT, WITHOUT ROWID;
    `,
    keepPatches,
  ],
}
