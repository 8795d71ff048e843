import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Marks a lesson as done in the member's logbook, or takes the mark back. */
export function DoneButton({ done }: { done: boolean }) {
  const { t } = useTranslation('lessons')
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset className="mx-auto mt-10 max-w-(--measure) print:hidden">
      <Button
        type="submit"
        name="done"
        value={done ? '' : 'yes'}
        variant={done ? 'glass' : 'gold'}
        aria-disabled={busy}
      >
        <Icon name={done ? 'check' : 'anchor'} className="size-5" />
        {t(done ? 'done' : 'markDone')}
      </Button>
      <p role="status" className="mt-2 text-base">
        {done && t('doneText')}
      </p>
    </Form>
  )
}
