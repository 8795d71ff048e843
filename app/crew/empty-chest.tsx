import type { ReactNode } from 'react'

/** What stands where there is nothing yet: an open, empty chest, and what to do about it. */
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
      <svg viewBox="0 0 160 120" aria-hidden="true" className="w-44">
        <path d="M26 52 40 16q40-14 80 0l14 36Z" fill="var(--color-amber)" />
        <path d="M34 50 46 22q34-11 68 0l12 28Z" fill="var(--color-wood)" />
        <path d="M20 52h120v54q-60 10-120 0Z" fill="var(--color-amber)" />
        <path d="M20 52h120v12H20Z" fill="var(--color-night)" />
        <path d="M20 64h120v5H20Z" fill="var(--color-gold)" />
        <path
          d="M42 69v41M118 69v41"
          stroke="var(--color-gold)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M71 66h18v20q-9 7-18 0Z" fill="var(--color-gold)" />
        <circle cx="80" cy="75" r="3.5" fill="var(--color-night)" />
        <path
          d="M66 54q14-9 28 0M78 45q8-6 14 2"
          fill="none"
          stroke="var(--color-glow)"
          strokeOpacity=".5"
        />
      </svg>
      <h2 className="mt-6 text-3xl">{title}</h2>
      <p className="mt-2 mb-6 text-lg text-mist">{text}</p>
      {children}
    </div>
  )
}
