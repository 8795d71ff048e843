import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const MB = 1024 * 1024

/** How full a member's chest is; both in bytes. */
export function ChestRoom({ used, quota }: { used: number; quota: number }) {
  const { t, i18n } = useTranslation('media')
  const megabytes = (bytes: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: digits,
    }).format(bytes / MB)
  const label = t('room', { used: megabytes(used, 1), quota: megabytes(quota, 0) })
  return (
    <div className="grid gap-2">
      <p id="chest-room">{label}</p>
      <ProgressBar value={Math.min(used, quota)} max={quota} aria-labelledby="chest-room" />
    </div>
  )
}
