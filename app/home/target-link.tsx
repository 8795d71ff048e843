import type { ReactNode } from 'react'
import { SiteLink } from '../ui/site-link.tsx'
import { useDemo } from './demo.tsx'
import { resolveTarget } from './target.ts'

/** A real link to a target (see `resolveTarget`), which works without scripts as well. */
export function TargetLink({
  target,
  ...link
}: {
  target: string
  className?: string
  'aria-current'?: 'location'
  children: ReactNode
}) {
  const demo = useDemo()
  const resolved = resolveTarget(target)
  if (resolved.kind === 'section') return <a href={`#${resolved.id}`} {...link} />
  if (resolved.kind === 'page') return <SiteLink to={resolved.path} {...link} />
  if (!demo.video) return <SiteLink to="/membresia" {...link} />
  return (
    <a
      href={`https://www.youtube.com/watch?v=${demo.video.videoId}`}
      rel="noreferrer"
      {...link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        demo.show()
      }}
    />
  )
}
