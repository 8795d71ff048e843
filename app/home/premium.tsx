import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import { eurosIn } from '../i18n/formats.ts'
import { buttonStyle } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Intro, Section } from '../ui/section.tsx'
import { TargetLink } from './target-link.tsx'
import './premium.css'

/** The premium curriculum: a sea chest whose drawers are the modules. */
export function Premium({ premium }: { premium: HomeSection<'premiumCurriculum'> }) {
  const { t } = useTranslation('home')
  const { title, intro, teaserPrice, modules, action } = premium
  return (
    <Section id="premium-curriculum" className="premium">
      <div className="mx-auto grid max-w-7xl gap-10 px-5 md:px-6 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="lg:sticky lg:top-44 lg:self-start">
          <h2 className="text-4xl md:text-5xl">{title}</h2>
          {intro && <Intro>{intro}</Intro>}
          {typeof teaserPrice === 'number' && <Price euros={teaserPrice} />}
          {action && (
            <TargetLink target={action.target} className={buttonStyle({ size: 'large' })}>
              {action.label}
            </TargetLink>
          )}
        </div>
        <div className="chest">
          <div className="chest-lid" />
          <ol className="grid gap-2.5 border-4 border-amber bg-wood">
            {modules.map(({ _key, title, text, topics }, index) => (
              <li key={_key}>
                <details className="group rounded-lg" open={index === 0}>
                  <summary className="flex items-center gap-4">
                    <span className="min-w-0 flex-1">
                      <span className="block text-base text-gold">
                        {t('premium.module', { number: index + 1 })}
                      </span>
                      <span className="display block text-xl md:text-2xl">{title}</span>
                    </span>
                    <Icon
                      name="chevron-down"
                      className="size-10 rounded-full p-2 text-on-gold group-open:rotate-180"
                    />
                  </summary>
                  <div className="text-mist">
                    <p>{text}</p>
                    <ul className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
                      {topics.map((topic) => (
                        <li key={topic._key} className="flex gap-2">
                          <Icon name="gem" className="mt-1.5 size-4 text-gold" />
                          {topic.text}
                        </li>
                      ))}
                    </ul>
                  </div>
                </details>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

function Price({ euros }: { euros: number }) {
  const { t, i18n } = useTranslation('home')
  const amount = eurosIn(i18n.language)
  return (
    <p className="my-6 flex items-baseline gap-2 text-mist">
      {t('premium.from')}
      <span className="display text-5xl text-gold md:text-6xl">{amount.format(euros)}</span>
      {t('premium.perMonth')}
    </p>
  )
}
