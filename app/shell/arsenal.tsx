import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const tools = [
  { to: '/afinador', icon: 'gauge', key: 'tuner' },
  { to: '/metronomo', icon: 'metronome', key: 'metronome' },
] as const

/** 'Arsenal del Pirata': the tools at hand on every page, hung on their rack. */
export default function Arsenal(dialog: LazyDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      {...dialog}
      title={t('arsenal.title')}
      text={t('arsenal.text')}
      closeLabel={t('arsenal.close')}
    >
      <ul className="rack">
        {tools.map(({ to, icon, key }) => (
          <li key={to} className="rack-place">
            <SiteLink to={to} className="rack-tool" onClick={() => dialog.onOpenChange(false)}>
              <span className="rack-icon">
                <Icon name={icon} className="size-10" />
              </span>
              <span className="display block text-2xl">{t(`arsenal.${key}`)}</span>
              <span className="mt-2 block leading-snug">{t(`arsenal.${key}Text`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
