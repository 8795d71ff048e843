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
    <aside aria-label="WhatsApp" className="max-xl:relative print:hidden">
      <a
        className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid place-items-center size-14.5 rounded-[50%_50%_14px_50%] bg-gold text-on-gold border-3 border-night shadow-[0_10px_24px_-6px_rgb(0_0_0_/_0.7)] max-xl:absolute max-xl:size-12.5"
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
