import { defaultLanguage, languageCodes } from '../../domain/languages.ts'
import { memberContentId } from '../../schemas/memberContentId.ts'
import { fingerprint } from '../../schemas/translations/status.ts'
import { bodyOf } from './body.ts'
import type { SongFolder } from './folder.ts'

type Values = Record<string, unknown>

/** A localized field; what is missing in a language is left out. */
function localized(type: 'String' | 'Text' | 'RichText', values: Values) {
  const translatedFrom = fingerprint(values[defaultLanguage] as never)
  return languageCodes
    .filter((language) => values[language])
    .map((language) => ({
      _key: language,
      _type: `internationalizedArray${type}Value`,
      language,
      value: values[language],
      ...(language !== defaultLanguage && { translatedFrom }),
    }))
}

/** The two documents of a song: what everybody may know, and what is inside. */
export function documentsOf({ facts, full, easy, melody, guitar, bodies }: SongFolder) {
  const { id, slug, title, summary, credits, genre, level, open, ...music } = facts
  const { strum, easyStrum, groove, chords, ...publicMusic } = music
  const reference = (_ref: string) => ({ _type: 'reference', _ref })
  const { metre, tempo, feel, capo } = facts
  const tab = (source: string) => ({ _type: 'tablature', tab: source, metre, tempo, feel, capo })
  const { source, ...people } = credits
  const song = {
    _id: id,
    _type: 'song',
    title: localized('String', title),
    slug: { _type: 'slug', current: slug },
    genre: reference(genre),
    level: reference(level),
    summary: localized('Text', summary),
    open,
    credits: { ...people, source: localized('String', source) },
    ...publicMusic,
  }
  const written = Object.entries(bodies).filter(([, text]) => text)
  const content = {
    _id: memberContentId(id),
    _type: 'memberContent',
    sheet: {
      ...{ _type: 'songSheet', full, strum, groove },
      ...(easy && { easy }),
      ...(easyStrum && { easyStrum }),
      ...(chords.length > 0 && {
        chords: chords.map((chord, index) => ({ _key: `c${index + 1}`, _type: 'chord', ...chord })),
      }),
      ...(melody && { melody: tab(melody) }),
      ...(guitar && { guitar: tab(guitar) }),
    },
    body: localized(
      'RichText',
      Object.fromEntries(written.map(([language, text]) => [language, bodyOf(text)])),
    ),
  }
  return [song, content] as const
}
