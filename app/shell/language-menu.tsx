import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { LanguageLinks, languageLinkStyle } from './language-links.tsx'

const ID = 'idiomas'

/** The header's languages: a native popover, which needs no script. */
export function LanguageMenu() {
  const { t } = useTranslation()
  return (
    <>
      <IconButton popoverTarget={ID} aria-label={t('languageMenu')} title={t('languageMenu')}>
        <Icon name="languages" className="size-6" />
      </IconButton>
      <nav
        id={ID}
        popover="auto"
        aria-label={t('languageMenu')}
        className="fixed top-[calc(var(--header)+0.25rem)] right-[max(1rem,50vw-38rem)] bottom-auto left-auto w-52 p-2 rounded-sm shadow-notice text-ink scheme-light bg-paper forced-colors:border-2 on-paper"
      >
        <LanguageLinks
          linkClassName={cx(languageLinkStyle, 'hover:underline hover:underline-offset-5')}
        />
      </nav>
    </>
  )
}
