import { useTranslation } from 'react-i18next'
import { ClosedButton } from '../../forms/closed-button.tsx'
import { ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Upload link of a level; while the captain's switch is closed, it shows a notice. */
export function UploadBox({
  level,
  open,
  titleLevel = 3,
}: {
  level: string
  open: boolean
  /** Depth of its heading on the page. */
  titleLevel?: 2 | 3
}) {
  const Heading = titleLevel === 2 ? 'h2' : 'h3'
  const { t } = useTranslation('levels')
  const label = (
    <>
      <Icon name="upload" className="size-5" />
      {t('upload.button')}
      <span className="sr-only">{level}</span>
    </>
  )
  return (
    <div className="flex flex-col">
      <Heading className="mb-4 text-2xl">{t('upload.title')}</Heading>
      <div className="grid min-h-50 flex-1 place-content-center place-items-center rounded-2xl border-3 border-dashed border-rope px-5 py-8 text-center">
        <p className="text-mist">{t('upload.text')}</p>
        <p className="mt-3 flex items-start gap-2 text-left">
          <Icon name="lock" className="mt-1 size-5" />
          {t('upload.stays')}
        </p>
        {open ? (
          <ButtonLink to="/gestor-multimedia" variant="glass" className="mt-5">
            {label}
          </ButtonLink>
        ) : (
          <ClosedButton
            notice="uploadsClosed"
            about={level}
            page="/niveles"
            className={buttonStyle({ variant: 'glass', className: 'mt-5' })}
          >
            {label}
          </ClosedButton>
        )}
      </div>
    </div>
  )
}
