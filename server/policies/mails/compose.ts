import { SCHOOL_NAMES } from '../../../domain/school.ts'
import { escapeHtml } from '../../../embedded/kit/escape-html.ts'
import type { MailContent } from '../../../embedded/supabase/index.ts'
import { messagesFor } from './messages.ts'

type Content = Omit<MailContent, 'userMetadata'> & {
  /** The recipient's language, such as `es`; anything else is Spanish. */
  language: unknown
}

/** The site's colours as they are before an administrator changes them: night, gold, parchment. */
const STYLES = {
  page: 'margin:0;padding:32px 16px;background:#0f172a;color:#33271b;font:17px/1.55 Georgia,serif',
  sheet: 'width:100%;max-width:560px;margin:0 auto;border-collapse:collapse',
  head: 'padding:0 8px 18px;color:#fbbf24;font:bold 26px/1.2 Georgia,serif;letter-spacing:0.01em',
  // Dashes of two golds: a rope along the top of the letter.
  letter:
    'padding:28px 28px 16px;background:#fdf0cf;border-top:6px dashed #d97706;border-radius:4px 4px 16px 12px',
  button:
    'display:inline-block;padding:14px 26px;background:#fbbf24;color:#0f172a;border-radius:10px 14px 9px 13px;text-decoration:none;font-weight:bold;font-size:18px',
  code: 'display:inline-block;padding:8px 18px;border:2px dashed #8a5a16;border-radius:10px;background:#fffaf0;font:bold 28px/1.4 monospace;letter-spacing:0.2em',
  small: 'font-size:15px;color:#5c4630',
  foot: 'padding:18px 8px 0;color:#e9dcc0;font-size:15px',
}

/** Writes a mail: plain text, and HTML that needs no picture and no style sheet. */
export function composeMail({ kind, language, link, code, addresses }: Content) {
  const { language: lang, messages: m } = messagesFor(language)
  const values: Record<string, string> = { ...addresses, code: code ?? '' }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
  const { subject, body, action } = m[kind]
  const small = code ? `${m.validity} ${m.notYou}` : m.notYou

  const paragraphs = [
    fill(body),
    ...(action ? [`${action}:\n${link}`] : []),
    ...(code ? [action ? `${m.orCode} ${code}` : code] : []),
  ]
  const text = `${[m.greeting, ...paragraphs, small, m.signature].join('\n\n')}\n`

  const p = (html: string, style = '') => `<p${style && ` style="${style}"`}>${html}</p>`
  const button = `<a href="${escapeHtml(link)}" style="${STYLES.button}">${action}</a>`
  const row = (style: string, ...content: string[]) =>
    `<tr><td style="${style}">${content.join('\n')}</td></tr>`
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    // It is dark already: a reader's dark mode need not turn it round.
    '<meta name="color-scheme" content="only light">',
    `<title>${escapeHtml(fill(subject))}</title></head>`,
    `<body style="${STYLES.page}"><table role="presentation" style="${STYLES.sheet}">`,
    row(STYLES.head, SCHOOL_NAMES[0]),
    row(
      STYLES.letter,
      p(m.greeting, 'margin-top:0;font-size:22px;font-weight:bold'),
      p(escapeHtml(fill(body))),
      action ? p(button, 'margin:24px 0') : '',
      action && code ? p(m.orCode) : '',
      code ? p(`<span style="${STYLES.code}">${code}</span>`) : '',
      p(small, STYLES.small),
    ),
    row(STYLES.foot, m.signature),
    '</table></body></html>',
  ].join('\n')
  return { subject: fill(subject), text, html }
}
