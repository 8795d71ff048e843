import type { FormAnswer, RefusedForm } from './answer.ts'
import type { FormKind } from './schemas.ts'

const TIMEOUT_MS = 20_000

type Refusal = Pick<RefusedForm, 'sent' | 'problems' | 'failure'>

/**
 * Checks a form in the browser and sends it when it is right. Never throws: a server that is out of
 * reach, or does not answer as it should, is the failure `unavailable`.
 *
 * @param action the form's own address, where a browser without scripts sends it
 */
export async function sendForm(
  kind: FormKind,
  action: string,
  data: FormData,
): Promise<Extract<FormAnswer, { sent: true }> | Refusal> {
  const typed = Object.fromEntries(data) as Record<string, string>
  try {
    // Fetched with the first form that is sent: no page waits for the rules.
    const [{ checkForm }, { answerSchema }] = await Promise.all([
      import('./schemas.ts'),
      import('./answer.ts'),
    ])
    const checked = checkForm(kind, typed)
    if ('problems' in checked) return { sent: false, problems: checked.problems, failure: null }
    const response = await fetch(`${action}/envio`, {
      method: 'POST',
      body: new URLSearchParams(typed),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answerSchema.parse(await response.json())
  } catch {
    return { sent: false, problems: {}, failure: 'unavailable' }
  }
}
