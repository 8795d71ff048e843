import { Barrel, Coins, Crate, RopeCoil } from '../cargo.tsx'
import { Chest } from '../chest.tsx'
import { Floor } from '../deck.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern } from '../lights.tsx'

/** The hold by a lantern: casks, a crate, and an open chest. */
export function Hold() {
  return (
    <HeadingScene ground="planks" high={<HangingLantern at="translate(300 -20)" />}>
      <Floor />
      <Barrel at="translate(520 268)scale(1.15)" />
      <Crate at="translate(610 280)scale(1.1)" />
      <Chest at="translate(400 288)" />
      <RopeCoil at="translate(250 290)scale(.8)" />
      <Coins at="translate(316 294)" />
    </HeadingScene>
  )
}
