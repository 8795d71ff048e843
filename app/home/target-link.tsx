import type { ReactNode } from 'react'
import { SiteLink } from '../ui/site-link.tsx'
import { useDemo } from './demo.tsx'
import { resolveTarget } from './target.ts'

/** A real link to a target (see `resolveTarget`), which works without scripts as well. */
export function TargetLink({
  target,
  className,
  children,
}: {
  target: string
  className?: string
  children: ReactNode
}) {
  const demo = useDemo()
  const resolved = resolveTarget(target)
  if (resolved.kind === 'section')
    return (
      <a href={`#${resolved.id}`} className={className}>
        {children}
      </a>
    )
  if (resolved.kind === 'page')
    return (
      <SiteLink to={resolved.path} className={className}>
        {children}
      </SiteLink>
    )
  if (!demo.video)
    return (
      <SiteLink to="/membresia" className={className}>
        {children}
      </SiteLink>
    )
  return (
    <a
      href={`https://www.youtube.com/watch?v=${demo.video.videoId}`}
      rel="noreferrer"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        demo.show()
      }}
    >
      {children}
    </a>
  )
}
