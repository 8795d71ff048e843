import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const WAYS = [
  { name: 'levels', to: '/niveles', icon: 'ship-wheel' },
  { name: 'blog', to: '/blog', icon: 'scroll' },
  { name: 'tuner', to: '/afinador', icon: 'target' },
] as const

/** Suggested searches and pages, for an empty search. */
export function SearchIdeas() {
  const { t } = useTranslation('search')
  return (
    <>
      <nav aria-labelledby="ideas">
        <h2 id="ideas" className="text-2xl">
          {t('ideas')}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-3">
          {t('examples')
            .split(', ')
            .map((example) => (
              <li key={example}>
                <ButtonLink to={`/buscar?q=${encodeURIComponent(example)}`} variant="glass">
                  {example}
                </ButtonLink>
              </li>
            ))}
        </ul>
      </nav>
      <nav aria-labelledby="ways" className="mt-10">
        <h2 id="ways" className="text-2xl">
          {t('ways.title')}
        </h2>
        <ul className="grid gap-3 mt-4">
          {WAYS.map(({ name, to, icon }) => (
            <li key={name}>
              <SiteLink
                to={to}
                className="flex gap-4 items-start py-3.5 px-4 [background:color-mix(in_oklab,var(--color-wood)_70%,var(--color-deep))] border-2 border-amber rounded-cut hover:bg-wood"
              >
                <Icon name={icon} className="size-8 text-gold" />
                <span className="min-w-0">
                  <span className="display block text-xl">{t(`ways.${name}.title`)}</span>
                  <span className="mt-1 block leading-snug text-mist">
                    {t(`ways.${name}.text`)}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
