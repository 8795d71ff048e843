import type { ComponentProps } from 'react'
import './progress-bar.css'

/** A progress bar, drawn as a rope. */
export const ProgressBar = (props: ComponentProps<'progress'>) => (
  <progress {...props} className="rope-progress" />
)
