import { join } from 'node:path'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { onBallast } from '../kit/full-disk.ts'
import { openRateLimits } from '../kit/rate-limiter.ts'
import type { Service, ServiceOptions } from '../kit/service.ts'
import { unlimited } from '../kit/space.ts'
import { createApiKeys, requireApiKey } from './api-key.ts'
import { authApp } from './auth/app.ts'
import { watchChanges } from './auth/changes.ts'
import type { AuthEnv } from './auth/context.ts'
import { openAuth, sweep } from './auth/open.ts'
import { defaultPasswordPolicy, type PasswordPolicy } from './auth/password-policy.ts'
import { openStore } from './auth/store.ts'
import {
  recheckSession,
  type SessionRefusal,
  type VerifiedSession,
  verifySession,
} from './auth/verify-session.ts'
import { supabaseKeys } from './keys.ts'
import { type ComposeMail, composePlainMail } from './mail/compose.ts'
import { DEFAULT_MAILBOX_TEXTS, type MailboxTexts, mailboxApp } from './mail/mailbox.ts'
import { openOutbox } from './mail/outbox.ts'
import { createSmtpTransport, type SmtpSettings } from './mail/smtp.ts'
import type { Bucket } from './storage/buckets.ts'
import { createIdentify, createIdentifySession } from './storage/identity.ts'
import { openStorage } from './storage/open.ts'
import { createSigning } from './storage/signing.ts'

export type { PasswordPolicy } from './auth/password-policy.ts'
export type { ComposeMail, MailContent, MailKind } from './mail/compose.ts'
export type { MailboxTexts } from './mail/mailbox.ts'
export type { Bucket, MemberQuota } from './storage/buckets.ts'
export type { SessionRefusal, VerifiedSession }

export interface SupabaseOptions extends ServiceOptions {
  /** The address that links in mails lead back to, such as `http://localhost:3000`. */
  siteUrl: string
  /** Other places they may lead to: origins, or URLs and what is below them. */
  redirectUrls?: readonly string[]
  /** True when a new member must confirm the e-mail address before signing in. */
  confirmEmail?: boolean
  /**
   * True if anybody may create an account now; called at every sign-up, which is refused while it throws.
   * Always true by default.
   */
  signUpsAllowed?: () => boolean | Promise<boolean>
  /** Which passwords are too weak; without it, spaces and the account's own address. */
  passwordPolicy?: PasswordPolicy
  /** Writes every mail; without it, they are plain and in English. */
  composeMail?: ComposeMail
  /** Texts of the development mailbox; English without them. */
  mailboxTexts?: MailboxTexts
  /** The mail server; null keeps mails in the development mailbox. */
  smtp?: SmtpSettings | null
  /** The buckets of the storage and their policies; none without it. */
  buckets?: readonly Bucket[]
  /** Unix time in milliseconds; for tests. */
  now?: () => number
}

export interface Supabase extends Service {
  /** Serves `/mailbox` and `/mailbox.json`; for requests from this machine only. */
  mailbox(request: Request): Promise<Response>
  keys: { anonKey: string; serviceRoleKey: string }
  /** The member of an access token at this moment, for callers in this process. */
  verifySession(token: string): Promise<VerifiedSession | SessionRefusal>
  /** The same of a session verified before, whose token may have expired since. */
  recheckSession(sessionId: string): VerifiedSession | SessionRefusal
  /**
   * Notifies at once when accounts or sessions may have changed, and within a second of changes by another
   * process.
   */
  onChange(listener: () => void): () => void
}

const SWEEP_MS = 60 * 60 * 1000

/** Paths that are reached without an API key on hosted Supabase too: browsers follow links to it. */
const OPEN_PATHS = new Set(
  ['.well-known/jwks.json', 'verify', 'authorize'].map((path) => `/auth/v1/${path}`),
)

/** Response headers that browsers may read: paging, versions, ranges, and the progress of uploads. */
const EXPOSED_HEADERS = [
  ...['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
  ...['Content-Range', 'Content-Length', 'ETag', 'Accept-Ranges'],
  ...['Location', 'Tus-Resumable', 'Upload-Offset', 'Upload-Length', 'Upload-Expires'],
]

/** Opens the embedded Supabase: what `@supabase/supabase-js` needs of it, on one machine. */
export function openSupabase(options: SupabaseOptions): Supabase {
  const { folder, publicUrl, siteUrl, log, space = unlimited, now = Date.now } = options
  const keys = supabaseKeys(folder)
  const store = onBallast(openStore(folder), space)
  const transport = options.smtp ? createSmtpTransport(options.smtp) : null
  const outbox = openOutbox({ database: store, transport, log, now })
  const limits = openRateLimits({ path: join(folder, 'limits.sqlite'), log, now })
  const auth = openAuth({
    store,
    outbox,
    limits,
    keys,
    settings: {
      apiUrl: `${publicUrl}/auth/v1`,
      siteUrl,
      confirmEmail: options.confirmEmail ?? false,
      signUpsAllowed: options.signUpsAllowed ?? (() => true),
      passwordPolicy: options.passwordPolicy ?? defaultPasswordPolicy,
      composeMail: options.composeMail ?? composePlainMail,
    },
    redirectUrls: options.redirectUrls ?? [],
    now,
  })
  const changes = watchChanges(store)
  const roleOf = createApiKeys(keys)
  const storage = openStorage({
    folder,
    publicPath: `${new URL(publicUrl).pathname}/storage/v1`,
    identify: createIdentify(auth, roleOf),
    identifySession: createIdentifySession(auth),
    signing: createSigning(keys, now),
    space,
    buckets: options.buckets ?? [],
    log,
    now,
  })
  const sweeping = setInterval(() => {
    try {
      sweep(auth)
      storage.sweep()
    } catch (error) {
      log('What has expired stays until later', error)
    }
  }, SWEEP_MS)
  sweeping.unref()

  const app = new Hono<AuthEnv>()
  // No cookie ever counts here, so any site may call: the keys and tokens decide.
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: 3600,
    }),
  )
  app.use('/auth/v1/*', async (_c, next) => {
    await next()
    changes.check()
  })
  app.use('/auth/v1/*', requireApiKey(roleOf, OPEN_PATHS))
  app.route('/auth/v1', authApp(auth, keys.serviceRoleKey, log))
  // No key is requested here: the storage of hosted Supabase knows only bearers, too.
  app.route('/storage/v1', storage.app)
  const mailbox = mailboxApp(outbox.list, options.mailboxTexts ?? DEFAULT_MAILBOX_TEXTS)

  return {
    fetch: async (request) => app.fetch(request),
    mailbox: async (request) => mailbox.fetch(request),
    keys: { anonKey: keys.anonKey, serviceRoleKey: keys.serviceRoleKey },
    verifySession: (token) => verifySession(auth, token),
    recheckSession: (sessionId) => recheckSession(auth, sessionId),
    onChange: changes.onChange,
    close() {
      clearInterval(sweeping)
      changes.close()
      outbox.close()
      storage.close()
      limits.close()
      store.close()
    },
  }
}
