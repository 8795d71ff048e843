import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { AuthError } from './errors.ts'

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/**
 * One of the equivalent argon2id settings that the OWASP Password Storage Cheat Sheet recommends
 * (memory in KiB). The one with the least memory, as several run at once beside the site.
 */
const COST: Cost = { memory: 7168, passes: 5, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const derive = promisify(argon2)

// Hashing runs on libuv's pool of four threads, which files and DNS need too: one stays free.
const inTurn = createConcurrencyLimit({
  running: Math.min(availableParallelism(), 3),
  waiting: 200,
  overflow: () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached'),
})

function hash(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  const parameters = {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: length,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
  }
  return inTurn(() => derive('argon2id', parameters))
}

/**
 * Hashes a password off the main thread into a PHC string, which carries its own parameters and is
 * what hosted Supabase's admin API accepts as `password_hash`.
 *
 * @throws AuthError 429 when too many hashes are already waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return toPhc(COST, salt, await hash(password, salt, COST, HASH_BYTES))
}

/**
 * True if the password matches a PHC string of `hashPassword`. With `null` (no such
 * account) it does the same work and returns false, so that timing does not reveal who has an account.
 *
 * @throws AuthError 429 when too many hashes are already waiting.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const expected = fromPhc(phc ?? NOBODY)
  const actual = await hash(password, expected.salt, expected.cost, expected.hash.length)
  return timingSafeEqual(actual, expected.hash) && phc !== null
}

const NOBODY = toPhc(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))

/** The PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, unpadded base64. */
function toPhc({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string {
  const [saltText, hashText] = [salt, hash].map((b) => b.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${hashText}`
}

function fromPhc(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc)
  if (!match) throw new Error('The stored password hash is not argon2id in PHC format')
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
