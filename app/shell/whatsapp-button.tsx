import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { whatsappLink } from './whatsapp-link.ts'

/**
 * Opens a chat in a new tab. It floats where there is room beside the text; on narrower screens it
 * waits at the end of the page, and in the menu.
 */
export function WhatsappButton({ number, message }: { number: string; message: string }) {
  const { t } = useTranslation()
  return (
    <aside aria-label="WhatsApp" className="whatsapp">
      <a
        className="whatsapp-button"
        href={whatsappLink(number, message)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t('footer.whatsapp')} (${t('footer.opensNewTab')})`}
      >
        <Icon name="message-circle" className="size-7" />
      </a>
    </aside>
  )
}
