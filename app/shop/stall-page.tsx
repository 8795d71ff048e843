import { useTranslation } from 'react-i18next'
import type { Tile } from '../content/tile.server.ts'
import CargoShip from '../drawings/cargo-ship.svg?react'
import { WaitlistSheet } from '../forms/waitlist-sheet.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { PageHeader } from '../ui/page-heading.tsx'
import { Intro, Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface StallPageProps {
  /** The category, not open yet; null when there is none of that name. */
  category: Tile | null
  /** All categories. */
  stalls: Pick<Tile, '_id' | 'slug' | 'name'>[]
}

/** The page of a category: its announcement, or links to the others. */
export function StallPage({ category, stalls }: StallPageProps) {
  const { t } = useTranslation('shop')
  return (
    <>
      <PageHeader>
        <div className="mx-auto grid max-w-5xl gap-8 px-5 py-10 md:grid-cols-2 md:items-center md:gap-14 md:px-6 md:py-16">
          <div>
            <TextLink to="/tienda" className="gap-2">
              <Icon name="arrow-left" className="size-5" />
              {t('back')}
            </TextLink>
            <h1 className="mt-4 text-5xl md:text-6xl">{category ? category.name : t('unknown')}</h1>
            <Intro of="heading">{category ? category.description : t('unknownText')}</Intro>
          </div>
          {category?.image ? (
            <div className="relative flex flex-col">
              <div className="grid place-items-center overflow-hidden aspect-4/3 text-gold bg-night border-8 border-wood rounded-[14px_10px_0_0]">
                <Image picture={category.image} className="size-full object-cover" priority />
              </div>
            </div>
          ) : (
            <CargoShip className="w-full [mask:linear-gradient(90deg,transparent,#000_12%_88%,transparent),linear-gradient(#000_91%,transparent)] mask-intersect" />
          )}
        </div>
      </PageHeader>
      {category ? (
        <Section as="div" ground="sea">
          <div className="mx-auto mb-10 max-w-2xl px-5 text-center md:px-6">
            <h2 className="text-4xl md:text-5xl">{t('soonTitle')}</h2>
            <Intro className="mx-auto">{t('soonText')}</Intro>
          </div>
          <WaitlistSheet
            title={t('waitlistTitle')}
            text={t('waitlistText')}
            page={`/tienda/${category.slug}`}
          />
        </Section>
      ) : (
        <Section aria-label={t('title')} as="nav" ground="night">
          <ul className="mx-auto flex max-w-3xl flex-wrap justify-center gap-3 px-5">
            {stalls.map(({ _id, slug, name }) => (
              <li key={_id}>
                <ButtonLink to={`/tienda/${slug}`} variant="quiet">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
