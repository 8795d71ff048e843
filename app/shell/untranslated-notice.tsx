import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** Loader data of pages with content. */
type PageData = { seo?: { languages?: readonly string[] } | null } | undefined

/** True if the content of the current page exists in its language. */
export function useIsTranslated(): boolean {
  const { i18n } = useTranslation()
  const page = useMatches().at(-1)?.data as PageData
  return page?.seo?.languages?.includes(i18n.language) ?? true
}

/** Says that a page's content is still in Spanish; the text itself names the reader's language. */
export function UntranslatedNotice() {
  const { t } = useTranslation()
  return (
    <p
      role="note"
      data-untranslated
      className="mx-auto mt-4 mb-0 max-w-3xl py-3 px-5 rounded-sm text-center text-ink scheme-light bg-paper forced-colors:border-2 on-paper"
    >
      {t('untranslated')}
    </p>
  )
}
