import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { LanguageLinks } from './language-links.tsx'

const ID = 'idiomas'

/** The header's languages: a popover of the browser's own, which needs no script. */
export function LanguageMenu() {
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={ID}
        aria-label={t('languageMenu')}
        title={t('languageMenu')}
      >
        <Icon name="languages" className="size-6" />
      </button>
      <nav id={ID} popover="auto" aria-label={t('languageMenu')} className="language-menu on-paper">
        <LanguageLinks className="language-links" />
      </nav>
    </>
  )
}
