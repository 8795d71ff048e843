import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { whatsappLink } from './whatsapp-link.ts'

/** The floating button that opens a chat in a new tab. */
export function WhatsappButton({ number, message }: { number: string; message: string }) {
  const { t } = useTranslation()
  return (
    <aside aria-label="WhatsApp">
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
