import { describe, expect, test } from 'vitest'
import { isSheetProblem, readSheet } from '../domain/music/chord-pro.ts'
import { problemsOfSong, type SongMusic } from '../domain/music/song-check.ts'
import { memberContentId } from './memberContentId.ts'
import { find, problems, seed } from './seed.fixture.ts'

const songs = seed.filter(({ _type }) => _type === 'song')
const sheetOf = (id: string) => find(memberContentId(id)).sheet as SongMusic['sheet']

describe.each(songs.map((song) => [song._id, song] as const))('%s', (id, song) => {
  test('has chords that sound their names, full bars, and a melody that fits both versions', () => {
    expect(problemsOfSong({ ...(song as SongMusic), sheet: sheetOf(id) })).toEqual([])
  })

  test('is long enough to be played with a band', () => {
    const sheet = readSheet(sheetOf(id)?.full ?? '', [4, 4])
    expect(isSheetProblem(sheet) ? [] : sheet.bars.length).toBeGreaterThan(12)
  })

  test('says where it comes from', () => {
    const { credits } = song as {
      credits?: { licence?: string; words?: string; music?: string; source?: unknown }
    }
    expect(['traditional', 'publicDomain', 'written']).toContain(credits?.licence)
    const authors = song.language ? [credits?.words, credits?.music] : [credits?.music]
    expect(authors.every(Boolean)).toBe(credits?.licence === 'publicDomain')
    expect(credits?.source).toHaveLength(8)
  })
})

test('no two songs have the same address, or place in their rank', () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length)
  unique(songs.map(({ slug }) => (slug as { current: string }).current))
  unique(songs.map(({ level, order }) => `${(level as { _ref: string })._ref} ${order}`))
})

describe('the Studio names the line that is wrong', () => {
  const content = memberContentId('song-drunken-sailor')
  const withSheet = (change: Record<string, unknown>) => {
    const document = find(content)
    return { ...document, sheet: { ...(document.sheet as object), ...change } }
  }

  test.each([
    [{ full: '{sov: 1}\n[Em]What shall [Sol]we\n{eov}' }, 'Línea 2: «[Sol]»'],
    [{ full: '{sov: 1}\n[Em]What shall we [*@3][D]do\n{eov}' }, 'Línea 2: «[*@3]»'],
    [{ easy: 'What shall we' }, 'Línea 1: «What shall we» está fuera'],
    [{ full: '{sov: 1}\n{x_melody: 1-99}\n[Em]What\n{eov}' }, 'Línea 4: la melodía'],
    [{ strum: 'D-D-D' }, 'Hay 5 signos; el compás tiene 4 corcheas'],
    [{ strum: 'p i k a' }, 'No se entiende «k»'],
    [{ full: ' ' }, 'Faltan la letra y los acordes'],
    [{ groove: undefined }, '¿Qué toca la banda?'],
  ])('%j', async (change, message) => {
    expect((await problems(withSheet(change))).join('\n')).toContain(message)
  })

  test('and knows the facts of the song', async () => {
    const song = find('song-drunken-sailor')
    expect(await problems({ ...song, key: 'Mim' })).toEqual([expect.stringContaining('tónica')])
    expect(await problems({ ...song, level: undefined })).toHaveLength(1)
    expect(await problems({ ...song, language: 'inglés' })).toHaveLength(1)
  })
})
