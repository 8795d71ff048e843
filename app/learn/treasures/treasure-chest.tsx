import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Treasure } from '../../content/treasure.server.ts'
import { ClosedButton } from '../../forms/closed-button.tsx'
import { ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Chest } from './chest.tsx'
import './treasures.css'

/** A treasure in its chest; without the required tier it stays shut and shows the reason. */
export function TreasureChest({ treasure, unlocked }: { treasure: Treasure; unlocked: boolean }) {
  const { t } = useTranslation('treasures')
  const [tries, setTries] = useState(0)
  const { slug, title, kind, description, icon } = treasure
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="mx-auto flex w-full max-w-104 flex-col items-center text-center md:max-lg:grid md:max-lg:max-w-none md:max-lg:grid-cols-[17rem_1fr] md:max-lg:grid-rows-[auto_auto_1fr_auto] md:max-lg:justify-items-start md:max-lg:gap-x-10 md:max-lg:text-start"
    >
      {/* A new key restarts the chain's animation. */}
      <Chest
        key={tries}
        treasure={treasure}
        locked={!unlocked}
        tried={tries > 0}
        className="md:max-lg:row-span-full md:max-lg:mb-0 md:max-lg:self-center"
      />
      <p className="inline-flex items-center gap-2 font-bold text-gold">
        <Icon name={icon} className="size-5" />
        {t(`kinds.${kind}`)}
      </p>
      <h2 id={`${slug}-title`} className="mt-2 text-2xl md:text-3xl">
        {title}
      </h2>
      <p className="mt-3 flex-1 leading-relaxed text-mist">{description}</p>
      {unlocked ? (
        <ButtonLink to={`/tesoros/${slug}`} className="mt-6">
          <Icon name="lock-open" className="size-5" />
          {t('open')}
          <span className="sr-only">{title}</span>
        </ButtonLink>
      ) : (
        <ClosedButton
          notice="treasureLocked"
          values={{ title }}
          about={title}
          page={`/tesoros#${slug}`}
          className={buttonStyle({ variant: 'glass', className: 'mt-6' })}
          onPress={() => setTries((count) => count + 1)}
        >
          <Icon name="lock" className="size-5" />
          {t('unlock')}
          <span className="sr-only">{title}</span>
        </ClosedButton>
      )}
    </article>
  )
}
