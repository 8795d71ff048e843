import type { ReactNode } from 'react'
import type { PageCard } from '../content/page.server.ts'
import { Icon } from './icon.tsx'
import './cards.css'

/** Items of a page, each on its own plank; `action` stands at the foot of each. */
export function Cards({
  cards,
  action,
}: {
  cards: PageCard[]
  action?: (card: PageCard) => ReactNode
}) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:[&:has(>:nth-child(3):last-child)]:grid-cols-3">
      {cards.map((card) => (
        <li key={card._key} className="plank">
          {card.icon && <Icon name={card.icon} className="size-9 text-gold" />}
          <h2 className="text-2xl">{card.title}</h2>
          <p className="text-lg leading-relaxed">{card.text}</p>
          {action?.(card)}
        </li>
      ))}
    </ul>
  )
}
