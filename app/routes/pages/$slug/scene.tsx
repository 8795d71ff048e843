import type { PageScene } from '../../../../domain/page-layouts.ts'
import { Bow } from '../../../drawings/scenes/bow.tsx'
import { Cabin } from '../../../drawings/scenes/cabin.tsx'
import { CrewDeck } from '../../../drawings/scenes/crew-deck.tsx'
import { Seal } from '../../../drawings/scenes/seal.tsx'
import { Stage } from '../../../drawings/scenes/stage.tsx'
import { Tavern } from '../../../drawings/scenes/tavern.tsx'

const scenes: Record<PageScene, () => React.ReactNode> = {
  bow: Bow,
  cabin: Cabin,
  crewDeck: CrewDeck,
  seal: Seal,
  stage: Stage,
  tavern: Tavern,
}

/** The drawing that the captain has chosen for a page's heading. */
export function Scene({ name }: { name: PageScene }) {
  const Drawing = scenes[name]
  return <Drawing />
}
