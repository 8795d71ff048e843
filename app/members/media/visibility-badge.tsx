import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Visibility of a medium. */
export type Visibility = 'private' | 'published' | 'hidden'

const ICONS = { private: 'lock', published: 'eye', hidden: 'eye-off' } as const

/** Badge with the visibility of a medium. */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('media')
  return (
    <Badge variant={visibility === 'published' ? 'gold' : 'quiet'}>
      <Icon name={ICONS[visibility]} className="size-4" />
      {t(`visibility.${visibility}`)}
    </Badge>
  )
}
