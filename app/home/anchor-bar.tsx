import { useTranslation } from 'react-i18next'
import { TargetLink } from './target-link.tsx'

const anchors = [
  { target: 'free-lessons', label: 'anchorBar.freeLessons' },
  { target: 'learning-path', label: 'anchorBar.learningPath' },
  { target: 'tools', label: 'anchorBar.tools' },
  { target: 'songs-lib', label: 'anchorBar.songs' },
  { target: 'premium-curriculum', label: 'anchorBar.premium' },
  { target: '/comunidad', label: 'anchorBar.community' },
] as const

/** The bar that stays below the header and leads to the main sections. */
export function AnchorBar() {
  const { t } = useTranslation('home')
  return (
    <nav aria-label={t('anchorBar.label')} className="anchor-bar">
      <ul className="mx-auto flex max-w-7xl px-3 md:px-4">
        {anchors.map(({ target, label }) => (
          <li key={target}>
            <TargetLink target={target} className="anchor-link">
              {t(label)}
            </TargetLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
