import { useTranslation } from 'react-i18next'
import { ClosedButton } from '../../forms/closed-button.tsx'
import { ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import './songs.css'
import { Section } from '../../ui/section.tsx'

/** Form to request a song; while the captain's switch is closed, it shows a notice. */
export function SongRequest({ open }: { open: boolean }) {
  const { t } = useTranslation('songs')
  const label = (
    <>
      <Icon name="crown" className="size-5" />
      {t('requestLink')}
    </>
  )
  return (
    <Section ground="sea">
      <div className="song-request on-paper bg-paper text-ink scheme-light mx-auto">
        <h2 className="text-3xl md:text-4xl">{t('requestTitle')}</h2>
        <p className="mt-3 text-lg">{t('requestText')}</p>
        {open ? (
          <ButtonLink to="/membresia" variant="ink" size="large" className="mt-6">
            {label}
          </ButtonLink>
        ) : (
          <ClosedButton
            notice="songRequestsClosed"
            about={t('requestTitle')}
            page="/canciones"
            className={buttonStyle({ variant: 'ink', size: 'large', className: 'mt-6' })}
          >
            {label}
          </ClosedButton>
        )}
      </div>
    </Section>
  )
}
