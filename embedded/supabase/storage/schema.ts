import type { DatabaseKind } from '../../kit/database.ts'

/** Objects by their names, and uploads on their way. */
export const STORAGE: DatabaseKind = {
  role: 'storage',
  table: 'objects',
  json: [
    { table: 'objects', column: 'user_metadata' },
    { table: 'uploads', column: 'metadata' },
  ],
  migrations: [
    `
  CREATE TABLE objects (
    id TEXT PRIMARY KEY,
    bucket_id TEXT NOT NULL,
    name TEXT NOT NULL,
    owner_id TEXT,
    version TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL,
    mime_type TEXT NOT NULL,
    cache_control TEXT NOT NULL,
    user_metadata TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (bucket_id, name)
  ) STRICT;
  CREATE INDEX objects_by_creation ON objects (bucket_id, created_at, name);
  CREATE INDEX objects_by_change ON objects (bucket_id, updated_at, name);

  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    bucket_id TEXT NOT NULL,
    name TEXT NOT NULL,
    owner_id TEXT,
    size INTEGER NOT NULL,
    upsert INTEGER NOT NULL,
    metadata TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  `,
    // The bytes of what was removed or replaced, until it is sure that they are gone.
    'CREATE TABLE removals (version TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;',
    // Covers the query of a member's quota.
    `CREATE INDEX objects_by_owner ON objects (owner_id, bucket_id, size);
     CREATE INDEX uploads_by_owner ON uploads (owner_id, bucket_id, size);`,
  ],
}
