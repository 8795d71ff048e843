import { z } from 'zod'
import { parseTrustProxy, type TrustProxy } from './front-door/trust-proxy.ts'
import { LOG_LEVELS, type LogLevel } from './telemetry/log.ts'

/** A setting is wrong; the message names it and is meant for the host's terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
const port = z.coerce.number('must be a number').int().min(0).max(65535)

const MB = 1024 * 1024
const megabytes = z.coerce.number('must be a number').int().min(1).max(1e9)

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  SITE_URL: url.optional(),
  DISK_RESERVE_MB: megabytes.optional(),
  MEMBER_QUOTA_MB: megabytes.default(500),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform(parseTrustProxy)
    .refine((value) => value !== 'wrong', 'must be true, false, a number of proxies or networks'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][-a-z0-9]*$/, 'may hold only a-z, 0-9 and dashes')
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9~][-_a-z0-9]{0,63}$/, 'may hold only a-z, 0-9, dashes and underscores')
    .default('production'),
  SANITY_API_TOKEN: z.string().min(1).optional(),
  SANITY_API_VERSION: z
    .string()
    .regex(/^v?\d{4}-\d{2}-\d{2}$/, 'must be a date like 2025-02-19')
    .default('2025-02-19'),
  SUPABASE_URL: url.optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) URL' }).optional(),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: port.optional(),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  SMTP_FROM: z.string().min(3).optional(),
  CONFIRM_EMAIL: z.stringbool('must be true or false').optional(),
  REDIRECT_URLS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(url))
    .default([]),
})

export interface Config {
  host: string
  port: number
  /** Folder of everything durable. */
  dataDir: string
  /** Bytes of the disk that uploads leave free; null: what suits the disk. */
  diskReserve: number | null
  /** Public origin, without a trailing slash. */
  siteUrl: string
  /** Proxies that are trusted to name a visitor's address (`X-Forwarded-For`). */
  trustProxy: TrustProxy
  /** Minimum log level. */
  logLevel: LogLevel
  sanity:
    | { hosted: false; projectId: 'local'; dataset: string; apiVersion: string }
    | { hosted: true; projectId: string; dataset: string; apiVersion: string; token: string }
  /** Most bytes of a member's photos and videos; a hosted backend enforces it by its policies. */
  memberQuota: number
  supabase:
    | ({ hosted: false } & MembersSettings)
    | { hosted: true; url: string; anonKey: string; serviceRoleKey: string | undefined }
}

/** Settings of the embedded members' backend; a hosted one has its own. */
export interface MembersSettings {
  /** The mail server and the sender of mails; null keeps mails in the development mailbox. */
  smtp: { url: string; from: string } | null
  /** New members must confirm their e-mail address before they can log in. */
  confirmEmail: boolean
  /** Allowed redirect targets of links in mails, besides the site itself. */
  redirectUrls: string[]
}

/**
 * Reads and checks the settings.
 *
 * @param env usually `process.env`; an empty value counts as not set
 * @throws ConfigError naming the first setting that is wrong or missing
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} ${describe(issue?.message)}`)
  }
  const e = parsed.data
  const siteUrl = new URL(e.SITE_URL ?? `http://localhost:${e.PORT}`)
  if (siteUrl.pathname !== '/') throw new ConfigError('SITE_URL must not have a path')
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: e.DATA_DIR,
    diskReserve: e.DISK_RESERVE_MB === undefined ? null : e.DISK_RESERVE_MB * MB,
    memberQuota: e.MEMBER_QUOTA_MB * MB,
    siteUrl: siteUrl.origin,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    sanity: e.SANITY_PROJECT_ID
      ? {
          hosted: true,
          projectId: e.SANITY_PROJECT_ID,
          dataset: e.SANITY_DATASET,
          apiVersion: e.SANITY_API_VERSION,
          token: required('SANITY_API_TOKEN', e.SANITY_API_TOKEN, 'SANITY_PROJECT_ID'),
        }
      : {
          hosted: false,
          projectId: 'local',
          dataset: e.SANITY_DATASET,
          apiVersion: e.SANITY_API_VERSION,
        },
    supabase: e.SUPABASE_URL
      ? {
          hosted: true,
          url: e.SUPABASE_URL.replace(/\/$/, ''),
          anonKey: required('SUPABASE_ANON_KEY', e.SUPABASE_ANON_KEY, 'SUPABASE_URL'),
          serviceRoleKey: e.SUPABASE_SERVICE_ROLE_KEY,
        }
      : { hosted: false, ...membersSettings(e) },
  }
}

function membersSettings(e: z.infer<typeof environment>): MembersSettings {
  const url = e.SMTP_URL ?? smtpUrl(e)
  const because = e.SMTP_URL ? 'SMTP_URL' : 'SMTP_HOST'
  const smtp = url ? { url, from: required('SMTP_FROM', e.SMTP_FROM, because) } : null
  return { smtp, confirmEmail: e.CONFIRM_EMAIL ?? smtp !== null, redirectUrls: e.REDIRECT_URLS }
}

/** `SMTP_HOST` and its companions as one URL; port 465 speaks TLS from the start. */
function smtpUrl(e: z.infer<typeof environment>): string | null {
  if (!e.SMTP_HOST) return null
  const smtpPort = e.SMTP_PORT ?? 587
  const [user, password] = [e.SMTP_USER, e.SMTP_PASSWORD].map((part) =>
    encodeURIComponent(part ?? ''),
  )
  const login = e.SMTP_USER ? `${user}:${password}@` : ''
  return `${smtpPort === 465 ? 'smtps' : 'smtp'}://${login}${e.SMTP_HOST}:${smtpPort}`
}

function required(name: string, value: string | undefined, because: string): string {
  if (!value) throw new ConfigError(`${name} is missing (it goes with ${because})`)
  return value
}

function describe(message = 'is wrong'): string {
  return message.startsWith('m') ? message : `is wrong: ${message}`
}
