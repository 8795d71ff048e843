import { useTranslation } from 'react-i18next'
import type { Swatch } from '../../content/swatch.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'

/** A colour of the palette as a flag on the halyard; a click copies its code. */
export function ColorFlag({ swatch: { name, hex, variable } }: { swatch: Swatch }) {
  const { t } = useTranslation('admin')
  const notify = useNotify()

  async function copy() {
    try {
      // Absent where the page is not served securely.
      await navigator.clipboard.writeText(hex)
      notify('colorCopied', { hex })
    } catch {
      notify('colorNotCopied', { hex })
    }
  }

  return (
    <li>
      <button type="button" className="color-flag" onClick={copy}>
        <span className="color-flag-edge">
          <span className="color-cloth" style={{ background: hex }} />
        </span>
        <span className="min-w-0 flex-1 text-left">
          <span className="display block text-xl">{name}</span>
          <span className="block text-base text-mist">{variable}</span>
          <span className="mt-1 flex items-center gap-2 font-bold">
            <Icon name="copy" className="size-5" />
            {t('copy', { hex })}
          </span>
        </span>
      </button>
    </li>
  )
}
