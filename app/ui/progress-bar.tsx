import type { ComponentProps } from 'react'
import './progress-bar.css'

/** How far something has come, drawn as a rope's length. */
export const ProgressBar = (props: ComponentProps<'progress'>) => (
  <progress {...props} className="rope-progress" />
)
