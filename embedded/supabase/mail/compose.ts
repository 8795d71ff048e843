import { escapeHtml } from './escape-html.ts'
import { type MessageKind, messagesFor } from './messages/index.ts'
import type { Mail } from './outbox.ts'

type Content = {
  kind: MessageKind
  /** The recipient's language, such as `es`. */
  language: unknown
  link: string
  code: string
  /** Fills the texts' `{{current}}` and `{{new}}`. */
  addresses: { current: string; new: string }
}

const STYLES = {
  page: 'margin:0;padding:24px;background:#f4ead5;color:#1d2b3a;font:16px/1.5 Georgia,serif',
  card: 'max-width:34em;margin:0 auto;padding:24px;background:#fffaf0;border-radius:12px',
  button:
    'display:inline-block;padding:12px 20px;background:#7a1f1f;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold',
  code: 'font:bold 28px/1.4 monospace;letter-spacing:0.2em',
  small: 'font-size:14px;color:#4a5560',
}

/** Writes a mail: plain text, and HTML that needs no picture and no style sheet. */
export function composeMail({ kind, language, link, code, addresses }: Content): Omit<Mail, 'to'> {
  const { language: lang, messages: m } = messagesFor(language)
  const values: Record<string, string> = { ...addresses, code }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
  const { subject, body, action } = m[kind]
  const small = `${m.validity} ${m.notYou}`

  const paragraphs = action
    ? [fill(body), `${action}:\n${link}`, `${m.orCode} ${code}`]
    : [fill(body), code]
  const text = `${[m.greeting, ...paragraphs, small, m.signature].join('\n\n')}\n`

  const p = (html: string, style = '') => `<p${style && ` style="${style}"`}>${html}</p>`
  const button = `<a href="${escapeHtml(link)}" style="${STYLES.button}">${action}</a>`
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(fill(subject))}</title></head>`,
    `<body style="${STYLES.page}"><div style="${STYLES.card}">`,
    p(m.greeting),
    p(escapeHtml(fill(body))),
    action ? p(button) + p(m.orCode) : '',
    p(code, STYLES.code),
    p(small, STYLES.small),
    p(m.signature),
    '</div></body></html>',
  ].join('\n')
  return { subject: fill(subject), text, html }
}
