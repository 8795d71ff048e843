import { useMemo } from 'react'
import { fnv1a } from '../../../domain/fnv1a.ts'
import { isProblem, readScore } from '../../../domain/music/score.ts'
import { parseTab } from '../../../domain/music/tab.ts'
import type { Reach } from '../../instruments/player/player.tsx'
import { TabPlayer } from '../../instruments/player/tab-player.tsx'
import type { Tablature } from './rich-text.server.ts'
import { layOut, widthAt } from './tab-layout.ts'

/** The player of a tab that its figure shows. */
export function PlayableTab({ value, ...reach }: { value: Tablature; title: string } & Reach) {
  const { tab, metre, feel, tempo, capo } = value
  const music = useMemo(() => {
    const score = readScore(tab, metre)
    const bars = parseTab(tab)?.flatMap((system) => system.bars.map((bar) => layOut(bar, metre)))
    if (isProblem(score) || !bars) return null
    return {
      score,
      widthAt(bar: number, share: number) {
        const drawn = bars[bar]
        return drawn ? widthAt(drawn, share) : 0
      },
    }
  }, [tab, metre])
  return music && <TabPlayer {...reach} {...music} {...{ feel, tempo, capo }} name={fnv1a(tab)} />
}
