import { useTranslation } from 'react-i18next'
import type { OwnMedium } from './own-media.ts'
import { type MediumActions, OwnMediumCard } from './own-medium-card.tsx'

/** A member's media: every photo and video, its visibility and its actions. */
export function OwnMediaList({
  media,
  hidden,
  ...actions
}: {
  media: OwnMedium[]
  /** Paths of what the captain has taken off the gallery. */
  hidden: readonly string[]
} & MediumActions) {
  const { t } = useTranslation('media')
  return (
    <ul
      className="grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))]"
      aria-label={t('own')}
    >
      {media.map((medium) => (
        <OwnMediumCard
          key={medium.path}
          medium={medium}
          isHidden={hidden.includes(medium.path)}
          {...actions}
        />
      ))}
    </ul>
  )
}
