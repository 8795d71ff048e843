import type { CSSProperties } from 'react'
import type { TabSystem } from '../../../domain/music/tab.ts'
import { layOut, rowWidth } from './tab-layout.ts'
import { TabNames, TabPieceDrawing } from './tab-piece.tsx'

/** Bars that wrap as words do, in rows that begin below each other, right of the strings' names. */
export function TabSystemDrawing({ system: { tuning, bars } }: { system: TabSystem }) {
  const pieces = bars.flatMap(layOut)
  return (
    <div className="tab-system" style={{ '--tab-row': rowWidth(pieces) } as CSSProperties}>
      <TabNames tuning={tuning} />
      <div className="flex flex-1 flex-wrap gap-y-[0.9rem]">
        {pieces.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
          <TabPieceDrawing key={place} piece={piece} />
        ))}
      </div>
    </div>
  )
}
