import type { ReactNode } from 'react'
import EmptyChestDrawing from '../../drawings/empty-chest.svg?react'

/** Placeholder for an empty list: an open, empty chest, and advice. */
export function EmptyChest({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center text-center">
      <EmptyChestDrawing className="w-64" />
      <h2 className="mt-6 text-3xl">{title}</h2>
      <p className="mt-2 mb-6 text-lg text-mist">{text}</p>
      {children}
    </div>
  )
}
