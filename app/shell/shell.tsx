import { useMatches, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { handleOf } from '../../domain/page-handle.ts'
import type { Settings } from '../content/settings.server.ts'
import { Dock } from '../instruments/dock/dock.tsx'
import { Icon } from '../ui/icon.tsx'
import { attachCannon } from './cannon.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePageChange } from './page-change.ts'
import { whatsappLink } from './whatsapp-link.ts'

export interface Member {
  name: string
}

/** Layout of every page. It also renders without settings (content unavailable). */
export function Shell({
  settings,
  member,
  children,
}: {
  settings: Settings | undefined
  member: Member | null
  children: ReactNode
}) {
  const { t } = useTranslation()
  useEffect(attachCannon, [])
  usePageChange()
  useLastingStyles()
  const waiting = useSlowNavigation()
  const keepsInstruments = useMatches().some((match) => handleOf(match).instruments)
  const title = settings?.title || t('siteName')
  return (
    <>
      <a
        href="#contenido"
        className="fixed left-4 -top-24 z-60 p-2 bg-gold text-on-gold font-bold focus:top-3 forced-colors:border-2 print:hidden"
      >
        {t('skipToContent')}
      </a>
      <Header
        title={title}
        member={member}
        accessOpen={settings?.access ?? false}
        whatsapp={settings?.whatsapp ?? null}
        waiting={waiting}
      />
      <main id="contenido" tabIndex={-1} aria-busy={waiting || undefined} className="outline-none">
        {children}
      </main>
      <Footer title={title} text={settings?.footerText ?? ''} newsletter={settings?.newsletter} />
      <Dock isAtHand={keepsInstruments} />
      {settings?.whatsapp && <WhatsappButton {...settings.whatsapp} />}
    </>
  )
}

/**
 * Opens a chat in a new tab. It floats where there is room beside the text; on narrower screens it
 * waits at the end of the page, and in the menu.
 */
function WhatsappButton({ number, message }: { number: string; message: string }) {
  const { t } = useTranslation()
  return (
    <aside aria-label="WhatsApp" className="max-xl:relative print:hidden">
      <a
        className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid place-items-center size-14.5 rounded-[50%_50%_14px_50%] bg-gold text-on-gold border-3 border-night shadow-notice max-xl:absolute max-xl:size-12.5"
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

/** Delay before a pending navigation is shown, ms. */
const DELAY_MS = 400

/** True if a navigation has been pending for a while. */
function useSlowNavigation(): boolean {
  const waiting = useNavigation().state !== 'idle'
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}

/**
 * Keeps style sheets in the document once they are there. Navigation removes those of the previous page, but
 * a dialog may show the same parts, and Vite loads a dialog's style sheets only once.
 */
function useLastingStyles() {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      for (const node of removed)
        if (isStyleSheet(node) && !isThere(node)) document.head.append(node)
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}

const isStyleSheet = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet'

const isThere = ({ href }: HTMLLinkElement) =>
  [...document.styleSheets].some((sheet) => sheet.href === href)
