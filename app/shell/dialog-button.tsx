import { type ComponentType, type ReactNode, Suspense } from 'react'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { type LazyDialogProps, useLazyDialog } from '../ui/lazy-dialog.ts'
import { useNotify } from '../ui/notices/notice-provider.tsx'

/** A button with a picture that opens a dialog, whose code is fetched when it is first pressed. */
export function DialogButton<Props extends LazyDialogProps>({
  icon,
  label,
  load,
  children,
}: {
  icon: string
  label: string
  /** Imports the dialog. */
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Renders it. */
  children: (Dialog: ComponentType<Props>, dialog: LazyDialogProps) => ReactNode
}) {
  const notify = useNotify()
  const { Dialog, show, dialog } = useLazyDialog(load, () => notify('notFetched'))
  return (
    <>
      <IconButton
        className="with-scripts"
        aria-haspopup="dialog"
        aria-expanded={dialog.open}
        aria-label={label}
        title={label}
        onClick={show}
      >
        <Icon name={icon} className="size-6" />
      </IconButton>
      {Dialog && <Suspense fallback={null}>{children(Dialog, dialog)}</Suspense>}
    </>
  )
}
