import { useTranslation } from 'react-i18next'
import type { Song } from '../../content/song.server.ts'

/** Authors, year, source and licence of a song. */
export function SongCreditsList({ song: { credits, language } }: { song: Song }) {
  const { t, i18n } = useTranslation('song', { keyPrefix: 'credits' })
  const facts = [
    [t('words'), credits.words],
    [t('music'), credits.music],
    [t('year'), credits.year],
    [t('licence'), t(credits.licence)],
    [t('language'), language && languageName(language, i18n.language)],
    [t('source'), credits.source],
  ] as const
  return (
    <dl
      aria-label={t('title')}
      className="mx-auto mt-5 grid max-w-(--measure) gap-x-6 gap-y-0.5 text-[1.05rem] leading-snug print:mt-1.5 print:flex print:max-w-none print:flex-wrap print:text-[9pt]"
    >
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex gap-2">
              <dt className="flex-none font-bold text-sepia">{name}</dt>
              <dd className="lining-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const languageName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
