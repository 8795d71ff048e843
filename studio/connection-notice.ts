import type { ConnectionProblem } from './retry-until-ready.ts'

/** Retry interval while the server is unreachable, in milliseconds. */
const RETRY_MS = 2000

/** Resolves after a while, or, for an ended session, when the captain returns to the window or confirms. */
export function waitToRetry(problem: ConnectionProblem): Promise<void> {
  return new Promise((resolve) => {
    if (problem === 'unreachable') return setTimeout(resolve, RETRY_MS)
    const retry = new AbortController()
    const again = () => {
      retry.abort()
      resolve()
    }
    window.addEventListener('focus', again, retry)
    notice().dialog.querySelector('button')?.addEventListener('click', again, retry)
  })
}

/**
 * Shows why nothing is saved at the moment: a line of text for an unreachable server, during which
 * one can go on writing; a dialog for an ended session, which only signing in again ends. While one
 * of them is shown the browser asks before the page is left.
 */
export function showConnectionProblem(problem: ConnectionProblem | null): void {
  const { status, dialog } = notice()
  status.textContent =
    problem === 'unreachable'
      ? 'Sin conexión con la escuela. Puedes seguir escribiendo: se guardará al volver.'
      : ''
  if (problem !== 'signed-out') dialog.close()
  else if (!dialog.open) dialog.showModal()
  window.onbeforeunload = problem ? (event) => event.preventDefault() : null
}

interface Notice {
  status: HTMLElement
  dialog: HTMLDialogElement
}
let made: Notice | undefined

function notice(): Notice {
  made ??= makeNotice()
  return made
}

function makeNotice(): Notice {
  const status = document.createElement('p')
  status.className = 'connection-status'
  status.setAttribute('role', 'status')

  const dialog = document.createElement('dialog')
  dialog.className = 'session-ended'
  dialog.setAttribute('aria-labelledby', 'session-ended')
  dialog.setAttribute('closedby', 'none')
  dialog.innerHTML = `
    <h2 id="session-ended">Tu sesión ha terminado</h2>
    <p>Lo que has escrito sigue aquí, pero aún no está guardado. Entra de nuevo en otra pestaña,
      vuelve a esta y se guardará solo.</p>
    <p class="session-ended-actions">
      <a href="/acceso" target="_blank">Entrar en otra pestaña</a>
      <button type="button">Ya he entrado</button>
    </p>`
  dialog.addEventListener('cancel', (event) => event.preventDefault())

  document.body.append(status, dialog)
  return { status, dialog }
}
