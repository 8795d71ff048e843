import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** Collapsed section of advanced settings on an instrument's sheet. */
export function Fold({
  title,
  text,
  children,
}: {
  title: string
  /** Summary of its content. */
  text: string
  children: ReactNode
}) {
  return (
    <details className="group border-y-2 border-dashed border-sepia">
      <summary className="flex min-h-11 items-center justify-between gap-4 pt-3 pb-2.5 leading-tight">
        <span>
          <span className="display block text-xl">{title}</span>
          <span className="block">{text}</span>
        </span>
        <Icon
          name="chevron-down"
          className="size-6 transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4.5 pb-4.5">{children}</div>
    </details>
  )
}

/** A box to tick, with its label, on an instrument's sheet. */
export function Tick({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-tight font-bold">
      <input type="checkbox" className="size-6 flex-none accent-midnight" {...input} />
      {label}
    </label>
  )
}
