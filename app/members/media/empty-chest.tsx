import type { ReactNode } from 'react'
import { EmptyChestDrawing } from './empty-chest-drawing.tsx'

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
      <EmptyChestDrawing />
      <h2 className="mt-6 text-3xl">{title}</h2>
      <p className="mt-2 mb-6 text-lg text-mist">{text}</p>
      {children}
    </div>
  )
}
