import * as Tabs from '@radix-ui/react-tabs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDocked } from '../instruments/dock/dock-store.ts'
import { Icon } from '../ui/icon.tsx'
import './tool-tabs.css'
import { TextLink } from '../ui/text-link.tsx'

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

/** The tools, one at a time: a hidden one stops. */
export function ToolTabs({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation()
  return (
    <Tabs.Root
      defaultValue={tools[0].key}
      onValueChange={(chosen) => {
        for (const { key } of tools) if (key !== chosen) closeDocked(key)
      }}
    >
      <Tabs.List className="mt-4 flex gap-2 md:px-2" aria-label={t('tools.title')}>
        {tools.map(({ key, icon }) => (
          <Tabs.Trigger key={key} value={key} className="tool-tab selectable">
            <Icon name={icon} className="size-7" />
            {t(`tools.${key}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tools.map(({ key, to, Panel }) => (
        <Tabs.Content key={key} value={key}>
          <Suspense fallback={<p className="py-16 text-center">{t('tools.fetching')}</p>}>
            <Panel />
          </Suspense>
          <p className="mt-3 text-center">
            <TextLink to={to} onClick={onLeave}>
              {t('tools.page')}
            </TextLink>
          </p>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
