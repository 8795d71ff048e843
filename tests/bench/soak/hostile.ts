import { seeded } from '../../../app/sounds/samples.ts'
import { pick, repeat, type Soak, sendRequest } from './run.ts'

/** One hostile request for nineteen of the visitors': 50 visitors every two seconds make 25 a second. */
const PAUSE_MS = 760

const LAKE = '/lake/v2025-02-19/data'

type Attack = (random: () => number) => [path: string, init?: RequestInit]

const query = (groq: string): ReturnType<Attack> => [
  `${LAKE}/query/production?query=${encodeURIComponent(groq)}`,
]
const form = (path: string, body: string): ReturnType<Attack> => [
  path,
  { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
]

/** Hostile requests, which must neither do harm nor cause a 500. */
const attacks: Attack[] = [
  () => query(`"${'a'.repeat(76)}" match "${'*a'.repeat(8)}b"`),
  () => query('*[count(*[count(*[true]) > 0]) > 0]'),
  () => query(']['),
  () => query('*[_type == "inboxMessage"]'),
  (random) => [`/nada-${random()}`],
  (random) => [`/?x=${random()}`],
  (random) => [`/buscar?q=${random()}`],
  () => ['/%ff%fe'],
  () => ['/..%2f..%2fetc/passwd'],
  (random) => ['/cuenta', { headers: { cookie: `session=${btoa(String(random()))}` } }],
  (random) => [
    '/cuenta',
    {
      headers: {
        cookie: `session=${Buffer.from(
          JSON.stringify({
            access_token: `${btoa('{"alg":"ES256","kid":"x"}')}.${btoa(`{"sub":"${random()}"}`)}.AA`,
            refresh_token: String(random()),
            expires_at: 9e9,
          }),
        ).toString('base64url')}`,
      },
    },
  ],
  () => form('/acceso', `email=${'a'.repeat(200_000)}`),
  () => form('/acceso', 'email=capitan%40escuela.local&password=wrong-password'),
  () => form('/formularios/contact', 'name=&email=&message='),
  () => ['/acceso', { method: 'POST', body: 'text', headers: { 'content-type': 'text/plain' } }],
  () => ['/sesion', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
  (random) => [
    `/lake/images/local/production/${'0'.repeat(40)}-1x1.png?w=${Math.ceil(random() * 5000)}`,
  ],
  () => ['/supabase/storage/v1/object/members/x/y.json'],
  () => ['/supabase/auth/v1/user'],
  () => [`${LAKE}/listen/production?query=${encodeURIComponent('][')}`],
  () => ['/admin'],
  () => ['/metrics'],
]

/** Hostile requests from three addresses: every twentieth of all that visitors send. */
export function hostile(soak: Soak): Promise<void> {
  const random = seeded(99)
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  return repeat(soak, 'an attack', PAUSE_MS, random, async () => {
    const [path, init = {}] = pick(random, attacks)(random)
    // A connection that the server closes on an attack is a response, too.
    const response = await sendRequest(soak, pick(random, addresses), path, init).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
  })
}
