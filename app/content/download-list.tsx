import { useTranslation } from 'react-i18next'
import { useNotation } from '../instruments/notation.ts'
import { Icon } from '../ui/icon.tsx'
import { textLinkStyle } from '../ui/text-link.tsx'
import type { Download } from './download.server.ts'
import { TrackPlayer } from './track-player.tsx'
import './download-list.css'

/** Files that come with a text. The page that shows it names the namespace `richText` in its handle. */
export function DownloadList({ downloads }: { downloads: Download[] }) {
  const { t } = useTranslation('richText')
  if (downloads.length === 0) return null
  return (
    <section aria-labelledby="downloads" className="mx-auto mt-10 max-w-2xl">
      <h2 id="downloads" className="text-3xl">
        {t('downloads.title')}
      </h2>
      <ul className="mt-6 grid gap-6">
        {downloads.map((download) => (
          <li key={download._key} className="download">
            <DownloadCard download={download} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One file; a track has a player and the details needed to play along. */
function DownloadCard({ download }: { download: Download }) {
  const { t } = useTranslation('richText')
  const { title, url, saveUrl, isAudio, key, tempo, rows } = download
  return (
    <>
      <h3 className="text-2xl">{title}</h3>
      {(key || tempo) && (
        <dl>
          {key && <Fact name={t('downloads.key')} value={key} />}
          {tempo && (
            <Fact name={t('downloads.tempo')} value={t('downloads.beats', { count: tempo })} />
          )}
        </dl>
      )}
      {isAudio && <TrackPlayer title={title} url={url} />}
      {rows.length > 0 && <ChordBars label={`${title}: ${t('downloads.chart')}`} rows={rows} />}
      <a href={saveUrl} download className={`${textLinkStyle} gap-2 print:hidden`}>
        <Icon name="download" className="size-5" />
        {t('downloads.download')}
        <span className="sr-only">{title}</span>
      </a>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The chords of a track: a cell for each bar. */
function ChordBars({ label, rows }: { label: string; rows: Download['rows'] }) {
  const { names } = useNotation()
  return (
    <table aria-label={label}>
      <tbody>
        {rows.map((bars, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart never change places
          <tr key={row}>
            {bars.map((bar, place) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its bars
                key={place}
              >
                {bar[names]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
