import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageCookie } from '../../domain/language-choice.ts'
import { type Language, languageCodes, languages, localizedPath } from '../../domain/languages.ts'

/** The classes of a link in a list of languages. */
export const languageLinkStyle =
  'flex min-h-11 items-center rounded-sm px-3 font-bold aria-current:shadow-[inset_4px_0_0_var(--color-amber)]'

/**
 * Links to the same page in every language, with its query and anchor. They load a new document in
 * that language, and the choice is remembered.
 */
export function LanguageLinks({
  className,
  linkClassName,
}: {
  className?: string
  linkClassName: string
}) {
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()

  function choose(link: HTMLAnchorElement, code: Language) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = languageCookie(code)
    // The server, which renders the links, never receives the fragment.
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
            className={linkClassName}
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
