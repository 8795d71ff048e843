import * as Dialog from '@radix-ui/react-dialog'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { SiteLink } from '../ui/site-link.tsx'

const tools = [
  { to: '/afinador', icon: 'gauge', key: 'tuner' },
  { to: '/metronomo', icon: 'metronome', key: 'metronome' },
] as const

/** 'Arsenal del Pirata': the tools at hand on every page. */
export default function Arsenal({ open, onOpenChange, returnFocus }: LazyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay">
          <Dialog.Content
            className="dialog-content"
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus()
            }}
          >
            <div className="flex items-start justify-between gap-4">
              <Dialog.Title className="display text-3xl">{t('arsenal.title')}</Dialog.Title>
              <Dialog.Close className="icon-button" aria-label={t('arsenal.close')}>
                <Icon name="x" className="size-7" />
              </Dialog.Close>
            </div>
            <Dialog.Description className="mt-2 text-mist">{t('arsenal.text')}</Dialog.Description>
            <ul className="arsenal-rack">
              {tools.map(({ to, icon, key }) => (
                <li key={to}>
                  <SiteLink to={to} className="arsenal-tool" onClick={() => onOpenChange(false)}>
                    <Icon name={icon} className="size-10" />
                    <span className="display text-xl">{t(`arsenal.${key}`)}</span>
                    <span className="text-mist">{t(`arsenal.${key}Text`)}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
