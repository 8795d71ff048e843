import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { useOutOfTheWay } from './use-out-of-the-way.ts'
import { whatsappLink } from './whatsapp-link.ts'

/** The floating button that opens a chat in a new tab; on a phone it makes room for reading. */
export function WhatsappButton({ number, message }: { number: string; message: string }) {
  const { t } = useTranslation()
  const away = useOutOfTheWay()
  return (
    <aside aria-label="WhatsApp">
      <a
        className="whatsapp-button"
        data-away={away || undefined}
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
