import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { safeRedirect } from '../../domain/safe-redirect.ts'
import { buttonStyle } from '../ui/button.tsx'
import { RackPlace, RackTool, rackToolStyle } from '../ui/rack.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Becalmed } from './becalmed.tsx'
import { CachedPages } from './cached-pages.tsx'
import { CAME_FROM } from './places.ts'
import { useOnReconnect } from './reconnect.ts'

/** Fallback for a page that is neither reachable nor cached. */
export function OfflinePage() {
  const { t } = useTranslation('offline')
  const requested = useRequestedPage()
  useOnReconnect(goOn)
  return (
    <>
      <title>{t('title')}</title>
      <header className="[--sea:96px] relative isolate overflow-clip pb-72.5">
        <div className="mx-auto max-w-3xl px-5 pt-12 text-center md:pt-20">
          <p className="display text-lg tracking-widest text-gold">{t('title')}</p>
          <h1 className="mt-3 text-5xl md:text-7xl">{t('heading')}</h1>
          <p className="mx-auto mt-4 max-w-xl text-xl leading-normal text-mist">{t('text')}</p>
          <a href={requested ?? '/'} className={buttonStyle({ className: 'mt-8' })}>
            {t('retry')}
          </a>
        </div>
        <Becalmed />
      </header>
      <section className="bg-ground-night px-5 pt-14 pb-20 md:px-6 md:pb-28">
        <div className="mx-auto max-w-4xl">
          <h2 className="text-center text-3xl md:text-4xl">{t('instruments')}</h2>
          <InstrumentRack />
          <CachedPages />
        </div>
      </section>
    </>
  )
}

/** The page that could not be shown, which the service worker names in the address. */
function readRequestedPage(): string | null {
  const requested = new URLSearchParams(window.location.search).get(CAME_FROM)
  return safeRedirect(requested, '') || null
}

const never = () => () => {}

function useRequestedPage(): string | null {
  return useSyncExternalStore(never, readRequestedPage, () => null)
}

function goOn() {
  const requested = readRequestedPage()
  if (requested) window.location.replace(requested)
}

const instruments = [
  { to: '/afinador', icon: 'gauge', key: 'tuner' },
  { to: '/metronomo', icon: 'metronome', key: 'metronome' },
] as const

/** The instruments, which need no connection, hung on their rack. */
function InstrumentRack() {
  const { t } = useTranslation('offline')
  return (
    <ul className="relative mt-12 grid gap-8 md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
      {instruments.map(({ to, icon, key }) => (
        <RackPlace key={to}>
          <SiteLink to={to} className={rackToolStyle}>
            <RackTool icon={icon} title={t(key)} text={t(`${key}Text`)} />
          </SiteLink>
        </RackPlace>
      ))}
    </ul>
  )
}
