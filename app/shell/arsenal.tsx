import * as Tabs from '@radix-ui/react-tabs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const TunerPanel = lazy(async () => {
  const { TunerPanel } = await import('../instruments/tuner/tuner-panel.tsx')
  return { default: TunerPanel }
})
const MetronomePanel = lazy(async () => {
  const { MetronomePanel } = await import('../instruments/metronome/metronome-panel.tsx')
  return { default: MetronomePanel }
})

const tools = [
  { key: 'tuner', to: '/afinador', icon: 'gauge', Panel: TunerPanel },
  { key: 'metronome', to: '/metronomo', icon: 'metronome', Panel: MetronomePanel },
] as const

/** 'Arsenal del Pirata': the tools at hand on every page. The one that is put away falls silent. */
export default function Arsenal(dialog: LazyDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      {...dialog}
      title={t('arsenal.title')}
      text={t('arsenal.text')}
      closeLabel={t('arsenal.close')}
      className="dialog-content arsenal"
    >
      <Tabs.Root defaultValue={tools[0].key}>
        <Tabs.List className="arsenal-tabs" aria-label={t('arsenal.title')}>
          {tools.map(({ key, icon }) => (
            <Tabs.Trigger key={key} value={key} className="arsenal-tab">
              <Icon name={icon} className="size-7" />
              {t(`arsenal.${key}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tools.map(({ key, to, Panel }) => (
          <Tabs.Content key={key} value={key} className="arsenal-tool">
            <Suspense fallback={<p className="py-16 text-center">{t('arsenal.fetching')}</p>}>
              <Panel />
            </Suspense>
            <p className="mt-3 text-center">
              <SiteLink to={to} className="text-link" onClick={() => dialog.onOpenChange(false)}>
                {t('arsenal.page')}
              </SiteLink>
            </p>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Modal>
  )
}
