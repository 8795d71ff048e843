import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mp4 } from '../integration/support/media.ts'
import { type BackendProcess, startProcess } from '../integration/support/start-process.ts'

// `npm run bench:supabase`: how fast the embedded Supabase is on this machine, and what a large
// upload costs it. Prints; asserts nothing (machines differ). Both sides share the machine's cores.

const SECONDS = 3
const MEGABYTE = 1024 * 1024
const credentials = { email: 'anne@example.com', password: 'tesoro enterrado' }

// Made before anything is measured: it takes a while, and idle connections do not wait.
const video = new Uint8Array(mp4(100 * MEGABYTE))
const form = new FormData()
form.append('', new Blob([video], { type: 'video/mp4' }), 'a.mp4')

const folder = mkdtempSync(join(tmpdir(), 'bench-supabase-'))
const backend = await startProcess(folder)
try {
  const session = await signUp(backend)
  const token = session.access_token
  await upload('raw body', 'application/octet-stream', video, token, session.user.id)
  await upload('form', null, form, token, session.user.id)
  await measure('sign-ins with a password', 16, () =>
    post('/token?grant_type=password', credentials),
  )
  await measure('getUser', 32, () => get('/user', token))
} finally {
  await backend.kill()
  rmSync(folder, { recursive: true, force: true })
}

type Session = { access_token: string; user: { id: string } }

async function signUp({ client }: BackendProcess): Promise<Session> {
  const { data, error } = await client().auth.signUp(credentials)
  if (error || !data.session) throw error ?? new Error('No session')
  return data.session
}

/**
 * Keeps `parallel` requests under way for some seconds and prints how many a second were answered,
 * and how many for each second of CPU that the server had: the machine may be busy with others.
 */
async function measure(name: string, parallel: number, request: () => Promise<Response>) {
  let answered = 0
  const cpuBefore = cpuSeconds()
  const end = performance.now() + SECONDS * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const answer = await request()
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  const perSecond = Math.round(answered / SECONDS)
  const perCpuSecond = Math.round(answered / (cpuSeconds() - cpuBefore))
  console.log(`${name}: ${perSecond} a second, ${perCpuSecond} a second of CPU`)
}

/** Uploads once to warm up and once to look: prints by how much resident memory grew meanwhile. */
async function upload(
  name: string,
  contentType: string | null,
  body: Uint8Array<ArrayBuffer> | FormData,
  token: string,
  userId: string,
) {
  for (const round of ['first', 'second']) {
    const before = residentMegabytes()
    let peak = before
    const watching = setInterval(() => {
      peak = Math.max(peak, residentMegabytes())
    }, 10)
    const began = performance.now()
    const answer = await fetch(
      `${backend.url}/storage/v1/object/media/${userId}/${name} ${round}`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(contentType && { 'content-type': contentType }),
        },
        body,
      },
    )
    clearInterval(watching)
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const memory = `${before.toFixed(0)} MB + ${(peak - before).toFixed(0)} MB`
    console.log(`100 MB as ${name}, ${round} time: ${seconds} s, resident memory ${memory}`)
  }
}

/** CPU time of the server, user and system; the kernel counts hundredths. */
function cpuSeconds(): number {
  const stat = readFileSync(`/proc/${backend.child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${backend.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

function get(path: string, token: string): Promise<Response> {
  return fetch(`${backend.url}/auth/v1${path}`, {
    headers: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
  })
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`${backend.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
