import { CoinPile, Coins } from '../cargo.tsx'
import { Table } from '../deck.tsx'
import { Books, Quill, Scroll } from '../desk.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { Candle } from '../lights.tsx'

/** The purser's desk: the boarding list, coins in piles, and a candle to count them by. */
export function Purser() {
  return (
    <HeadingScene ground="planks">
      <Table />
      <Books at="translate(586 244)" />
      <Candle at="translate(508 252)" height={62} />
      <Scroll at="translate(378 262)scale(1.15)">
        <path
          d="M-48-36h60m-66 10h86m-92 10h70m12 0h22"
          stroke="var(--oak)"
          strokeWidth="2"
          strokeDasharray="18 5"
        />
        <path d="M36-38l9 4m-8-5 6 6" stroke="var(--color-sunset)" />
      </Scroll>
      <Quill at="translate(262 262)" />
      <CoinPile at="translate(176 268)" count={7} />
      <CoinPile at="translate(206 274)" count={4} />
      <CoinPile at="translate(466 272)" count={5} />
      <Coins at="translate(126 280)" />
    </HeadingScene>
  )
}
