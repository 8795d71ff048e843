import { DEFAULT_METRE, isProblem, readMetre, readScore } from '../../../domain/music/score.ts'
import { parseTab } from '../../../domain/music/tab.ts'
import { z } from '../../zod.ts'
import { type TabSign, techniquesIn } from './tab-layout.ts'

/** Of a tab that does not say its own, quarters per minute. */
const DEFAULT_TEMPO = 80

/** The fields of a tab: of the dataset, or of the Studio's form while it is written. */
export const tablatureFields = z.object({
  title: z
    .string()
    .nullish()
    .transform((title) => title?.trim() ?? ''),
  // Untrimmed: the first column of a tab counts.
  tab: z.string().min(1),
  metre: z
    .string()
    .nullish()
    .transform((text) => readMetre(text ?? '') ?? DEFAULT_METRE),
  /** Quarters per minute. */
  tempo: z.number().min(30).max(240).catch(DEFAULT_TEMPO),
  feel: z.enum(['straight', 'shuffle']).catch('straight'),
  /** Its fret; 0: without. */
  capo: z.number().int().min(0).max(12).catch(0),
})

export interface TabReading {
  /** The signs of techniques that it uses; null: it cannot be read, and is best shown as it was written. */
  signs: TabSign[] | null
  isPlayable: boolean
}

/** Read once, before it is shown: a page that only shows a tab needs no parser. */
export function readingOf({
  tab,
  metre,
}: Pick<z.output<typeof tablatureFields>, 'tab' | 'metre'>): TabReading {
  const bars = parseTab(tab)?.flatMap((system) => system.bars)
  return {
    signs: bars ? techniquesIn(bars) : null,
    isPlayable: !isProblem(readScore(tab, metre)),
  }
}
