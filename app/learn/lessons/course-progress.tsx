import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '../../members/progress/progress.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** How many of the lessons of a level the member has learnt. */
export function CourseProgress({
  progress: { done },
  count,
}: {
  progress: Pick<Progress, 'done'>
  /** How many lessons there are. */
  count: number
}) {
  const { t } = useTranslation('lessons')
  const id = useId()
  return (
    <div className="my-8 grid gap-3">
      <p id={id}>{t('progress', { done: done.length, count })}</p>
      <ProgressBar aria-labelledby={id} value={done.length} max={count} />
    </div>
  )
}
