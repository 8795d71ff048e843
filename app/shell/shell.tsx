import { useMatches } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../content/settings.server.ts'
import { Dock } from '../instruments/dock/dock.tsx'
import { attachCannon } from './cannon.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePageChange } from './page-change.ts'
import { useLastingStyles } from './use-lasting-styles.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'
import { WhatsappButton } from './whatsapp-button.tsx'

export interface Member {
  name: string
}

/** What stands around every page. Without settings (content out of reach) it still stands. */
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
  const keepsInstruments = useMatches().some(({ handle }) => keepsAtHand(handle))
  const title = settings?.title || t('siteName')
  return (
    <>
      <a
        href="#contenido"
        className="fixed left-4 -top-24 z-60 py-3 px-5 bg-gold text-on-gold font-bold focus:top-3 forced-colors:border-2 forced-colors:border-[ButtonText] print:hidden"
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

/** Whether a page wants the instruments at hand: its handle's `instruments`. */
const keepsAtHand = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'instruments' in handle
