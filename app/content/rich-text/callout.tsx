import { PortableText } from '@portabletext/react'
import { useTranslation } from 'react-i18next'
import { TempoChip } from '../../instruments/dock/tempo-chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { marks } from './marks.tsx'
import type { Callout } from './rich-text.server.ts'

const icons = { tip: 'lightbulb', warning: 'triangle-alert', exercise: 'target' } as const

/** A callout: a tip, a warning or an exercise. */
export function CalloutBox({ value: { tone, title, paragraphs, tempo } }: { value: Callout }) {
  const { t } = useTranslation('richText')
  return (
    <div role="note" className="callout" data-tone={tone}>
      <p className="flex items-center gap-2 text-[1.1rem] leading-snug font-bold text-(--edge)">
        <Icon name={icons[tone]} className="size-5" />
        {t(`callout.${tone}`)}
      </p>
      {title && <p className="display text-xl">{title}</p>}
      <PortableText value={paragraphs} components={marks} onMissingComponent={false} />
      {tempo && <TempoChip tempo={tempo} />}
    </div>
  )
}
