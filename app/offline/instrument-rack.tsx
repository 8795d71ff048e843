import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const instruments = [
  { to: '/afinador', icon: 'gauge', key: 'tuner' },
  { to: '/metronomo', icon: 'metronome', key: 'metronome' },
] as const

/** The instruments, which need no connection, hung on their rack. */
export function InstrumentRack() {
  const { t } = useTranslation('offline')
  return (
    <ul className="rack">
      {instruments.map(({ to, icon, key }) => (
        <li key={to} className="rack-place">
          <SiteLink to={to} className="rack-tool">
            <span className="rack-icon">
              <Icon name={icon} className="size-10" />
            </span>
            <span className="display block text-2xl">{t(key)}</span>
            <span className="mt-2 block leading-snug">{t(`${key}Text`)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
