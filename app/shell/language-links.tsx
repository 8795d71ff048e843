import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageCookie } from '../../domain/language-choice.ts'
import { type Language, languageCodes, languages, localizedPath } from '../../domain/languages.ts'

/**
 * The same page in every language, query and anchor kept; it is loaded anew, in that language
 * throughout, and the choice is remembered.
 */
export function LanguageLinks({ className }: { className: string }) {
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()

  function choose(link: HTMLAnchorElement, code: Language) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = languageCookie(code)
    // The server, which renders the links, never hears of the anchor.
    link.hash = window.location.hash
  }

  return (
    <ul className={className}>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            href={localizedPath(pathname, code) + search}
            hrefLang={code}
            lang={code}
            aria-current={code === i18n.language ? 'true' : undefined}
            onClick={(event) => choose(event.currentTarget, code)}
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
