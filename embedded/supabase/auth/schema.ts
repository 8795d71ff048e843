import type { DatabaseKind } from '../../kit/database.ts'

/** Accounts, sessions, second factors, and mails on their way. */
export const AUTH: DatabaseKind = {
  role: 'auth',
  table: 'users',
  json: [
    { table: 'users', column: 'app_metadata' },
    { table: 'users', column: 'user_metadata' },
  ],
  migrations: [
    `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
    encrypted_password TEXT NOT NULL,
    email_confirmed_at TEXT,
    app_metadata TEXT NOT NULL,
    user_metadata TEXT NOT NULL,
    banned_until TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    last_sign_in_at TEXT
  ) STRICT;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    aal TEXT NOT NULL,
    amr TEXT NOT NULL,
    created_at TEXT NOT NULL,
    refreshed_at TEXT
  ) STRICT;
  CREATE INDEX sessions_of_user ON sessions (user_id);

  CREATE TABLE refresh_tokens (
    hash BLOB PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);
  `,
    `
  ALTER TABLE users ADD COLUMN new_email TEXT;

  CREATE TABLE one_time_tokens (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    link_hash BLOB NOT NULL UNIQUE,
    code_hash BLOB NOT NULL,
    code_challenge TEXT,
    tries INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, purpose)
  ) STRICT;

  CREATE TABLE auth_codes (
    hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_challenge TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE factors (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    friendly_name TEXT NOT NULL,
    secret TEXT NOT NULL,
    verified INTEGER NOT NULL,
    last_step INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX factors_of_user ON factors (user_id);

  CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    factor_id TEXT NOT NULL REFERENCES factors (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX challenges_of_factor ON challenges (factor_id);

  CREATE TABLE mails (
    id TEXT PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER
  ) STRICT;
  `,
    `
  CREATE TABLE known_clients (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    client BLOB NOT NULL,
    last_used_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, client)
  ) STRICT, WITHOUT ROWID;
  `,
    `
  CREATE TABLE mail_tokens (
    link_hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    code_hash BLOB NOT NULL,
    code_challenge TEXT,
    sign_up TEXT,
    tries INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mail_tokens_of_user ON mail_tokens (user_id, purpose);
  INSERT INTO mail_tokens SELECT link_hash, user_id, purpose, email, code_hash, code_challenge,
    NULL, tries, created_at FROM one_time_tokens;
  DROP TABLE one_time_tokens;
  ALTER TABLE mail_tokens RENAME TO one_time_tokens;

  DROP TABLE auth_codes;
  CREATE TABLE auth_codes (
    hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_challenge TEXT NOT NULL,
    link_hash BLOB NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  ],
}
