import { Hono } from 'hono'
import { escapeHtml } from '../../kit/escape-html.ts'
import type { StoredMail } from './outbox.ts'

const STYLE = `
  body { max-width: 50rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
         color: #1d2b3a; background: #fffaf0 }
  article { border-top: 2px solid #7a1f1f; padding: 0.5rem 0 1.5rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  iframe { width: 100%; height: 26rem; border: 1px solid #4a5560 }
  a { color: #7a1f1f } a:focus-visible, summary:focus-visible { outline: 3px solid #1d2b3a }
`

/** The words of the page, as HTML. */
export interface MailboxTexts {
  /** Language of the texts: `en`. */
  language: string
  title: string
  introduction: string
  empty: string
  /** Label of the recipient. */
  to: string
  /** Label of the link to the mail as HTML. */
  formatted: string
  /** Shown in place of the mailbox when mails go to a mail server. */
  sent: string
}

export const DEFAULT_MAILBOX_TEXTS: MailboxTexts = {
  language: 'en',
  title: 'Development mailbox',
  introduction:
    'No mail server is configured: mails are shown here, to this machine only, newest first.',
  empty: 'There are no mails yet.',
  to: 'To',
  formatted: 'With formatting',
  sent: 'Mails are sent by SMTP.',
}

/** No page may frame what opens every account. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * The development mailbox: `/mailbox`, a page, and `/mailbox.json`. It shows every mail, and with
 * it every account: the mounting server must restrict it to this machine.
 */
export function mailboxApp(list: () => StoredMail[] | null, texts: MailboxTexts): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('content-security-policy', POLICY)
    c.header('cross-origin-resource-policy', 'same-origin')
  })
  app.get('/mailbox.json', (c) => {
    const mails = list()
    return mails ? c.json(mails) : c.json({ message: 'Mails are sent by SMTP' }, 404)
  })
  app.get('/mailbox', (c) => {
    const mails = list()
    return mails ? c.html(page(mails, texts)) : c.text(`${texts.sent}\n`, 404)
  })
  return app
}

function page(mails: StoredMail[], texts: MailboxTexts): string {
  const articles = mails.map((mail) => article(mail, texts))
  const list = mails.length > 0 ? articles.join('\n') : `<p>${texts.empty}</p>`
  return `<!doctype html>
<html lang="${texts.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${STYLE}</style></head>
<body><main><h1>${texts.title}</h1>
<p>${texts.introduction}</p>
${list}
</main></body></html>
`
}

function article({ id, to, subject, sentAt, text, html }: StoredMail, texts: MailboxTexts): string {
  return `<article aria-labelledby="m-${id}">
<h2 id="m-${id}">${escapeHtml(subject)}</h2>
<p>${texts.to} ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt}</time></p>
<pre>${linked(escapeHtml(text))}</pre>
<details><summary>${texts.formatted}</summary>
<iframe sandbox srcdoc="${escapeHtml(html)}" title="${escapeHtml(subject)}"></iframe></details>
</article>`
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
