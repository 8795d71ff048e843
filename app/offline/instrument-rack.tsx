import { useTranslation } from 'react-i18next'
import { RackPlace, RackTool, rackToolStyle } from '../ui/rack.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const instruments = [
  { to: '/afinador', icon: 'gauge', key: 'tuner' },
  { to: '/metronomo', icon: 'metronome', key: 'metronome' },
] as const

/** The instruments, which need no connection, hung on their rack. */
export function InstrumentRack() {
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
