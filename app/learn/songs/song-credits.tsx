import { useTranslation } from 'react-i18next'
import type { Song } from '../../content/song.server.ts'

/** Authors, year, source and rights of a song. */
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
    <dl aria-label={t('title')} className="song-credits">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="lining-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const languageName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
