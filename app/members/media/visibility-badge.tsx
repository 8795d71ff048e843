import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

/** For whom a medium is to be seen. */
export type Visibility = 'private' | 'published' | 'hidden'

const ICONS = { private: 'lock', published: 'eye', hidden: 'eye-off' } as const

/** Says plainly who can see a medium. */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('media')
  return (
    <Badge variant={visibility === 'published' ? 'gold' : 'quiet'}>
      <Icon name={ICONS[visibility]} className="size-4" />
      {t(`visibility.${visibility}`)}
    </Badge>
  )
}
