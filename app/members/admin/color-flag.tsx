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
      <button
        type="button"
        className="group flex w-full items-center gap-5 rounded-cut border-2 border-rope/60 bg-(--shoal) px-4 py-3.5 hover:bg-tide contrast-more:border-3 contrast-more:border-current"
        onClick={copy}
      >
        <span className="shrink-0 drop-shadow-[0_0_1px_var(--color-foam)]">
          <span
            className="block h-21 w-[clamp(76px,20vw,112px)] origin-left transition-transform duration-300 [clip-path:polygon(0_0,100%_8%,82%_50%,100%_92%,0_100%)] group-hover:scale-x-105 group-hover:-skew-y-3"
            style={{ background: hex }}
          />
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
