import { describe, expect, it, vi } from 'vitest'
import { readHomePage } from './home.server.ts'
import { readLevels } from './level.server.ts'
import type { ContentSource } from './source.server.ts'

/** A dataset that returns `answer` for every query. */
function answering(answer: unknown): ContentSource {
  return {
    fetch: async () => answer as never,
    version: 1,
    imageConfig: { projectId: 'p', dataset: 'd', baseUrl: 'https://images.example' },
    close() {},
  }
}

describe('malformed content', () => {
  it('leaves out a section, keeps the landing page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = await readHomePage(
      answering({
        _createdAt: '2026-01-02T00:00:00Z',
        hero: { title: 'Zarpamos', intro: null },
        features: { title: null, items: [] },
        tools: {
          title: 'Arsenal',
          items: [
            { _key: 'a', title: 'Afinador', target: '/afinador' },
            { _key: 'b', title: null, target: '/metronomo' },
          ],
        },
        videos: { title: 'Vídeos', items: [{ _key: 'v', videoId: '"><script>', title: 'x' }] },
      }),
      'es',
    )
    expect(page?.hero).toMatchObject({ title: 'Zarpamos', intro: '', image: null })
    expect(page?.features).toBeNull()
    expect(page?.tools?.items.map(({ _key }) => _key)).toEqual(['a'])
    expect(page?.videos?.items).toEqual([])
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  it('has no landing page before one is written', async () => {
    expect(await readHomePage(answering(null), 'es')).toBeNull()
  })

  it('leaves out one level, keeps the others, with or without their picture', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const level = {
      _createdAt: '2026-01-02T00:00:00Z',
      slug: 'grumete',
      name: 'Grumete',
      image: { asset: null },
    }
    const levels = await readLevels(
      answering([{ ...level, _id: 'a' }, { ...level, _id: 'b', slug: '../x' }, 'nonsense']),
      'es',
    )
    expect(levels.map(({ _id }) => _id)).toEqual(['a'])
    expect(levels[0]).toMatchObject({ image: null, video: null, summary: '' })
    warn.mockRestore()
  })
})
