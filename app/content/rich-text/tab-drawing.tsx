import type { CSSProperties } from 'react'
import type { Metre } from '../../../domain/music/score.ts'
import { parseTab, type TabSystem } from '../../../domain/music/tab.ts'
import type { Tablature } from './rich-text.server.ts'
import { TabBarDrawing, TabNames } from './tab-bar.tsx'
import { fourBars, layOut, rowWidth } from './tab-layout.ts'

/** A tab drawn bar by bar. */
export function TabDrawing({ value: { tab, metre, feel, isPlayable } }: { value: Tablature }) {
  const systems = parseTab(tab) ?? []
  const music: Music = {
    metre: isPlayable ? metre : null,
    isSwung: feel === 'shuffle',
    isNumbered: systems.flatMap(({ bars }) => bars).length > 1,
  }
  return systems.map((system, index) => (
    <TabSystemDrawing
      // biome-ignore lint/suspicious/noArrayIndexKey: the systems of one text never change places
      key={index}
      system={system}
      firstBar={barsBefore(systems, index)}
      music={music}
    />
  ))
}

interface Music {
  /** Null: the bars do not add up; they are drawn without their rhythm. */
  metre: Metre | null
  isSwung: boolean
  isNumbered: boolean
}

/**
 * Bars that wrap as words do, in rows that begin below each other, right of the strings' names.
 *
 * @param firstBar index of its first bar in the tab
 */
function TabSystemDrawing({
  system: { tuning, bars },
  firstBar,
  music,
}: {
  system: TabSystem
  firstBar: number
  music: Music
}) {
  const drawn = bars.map((bar) => layOut(bar, music.metre))
  return (
    <div className="tab-system" style={{ '--tab-row': rowWidth(drawn) } as CSSProperties}>
      <TabNames tuning={tuning} metre={music.metre} />
      <div style={{ maxWidth: `calc(${fourBars(drawn)} * var(--tab-px))` }}>
        {drawn.map((bar, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of one text never change places
          <TabBarDrawing key={place} bar={bar} index={firstBar + place} {...music} />
        ))}
      </div>
    </div>
  )
}

const barsBefore = (systems: TabSystem[], index: number) =>
  systems.slice(0, index).reduce((sum, { bars }) => sum + bars.length, 0)
