import { type ReactNode, Suspense } from 'react'
import { Icon } from './icon.tsx'
import { type LazyDialogProps, useLazyDialog } from './lazy-dialog.ts'

/** A button with a picture that opens a dialog, whose code is fetched when it is first pressed. */
export function DialogButton({
  icon,
  label,
  children,
}: {
  icon: string
  label: string
  /** Renders the dialog; a component made with `lazy`. */
  children: (dialog: LazyDialogProps) => ReactNode
}) {
  const { wanted, show, dialog } = useLazyDialog()
  return (
    <>
      <button
        type="button"
        className="icon-button with-scripts"
        aria-haspopup="dialog"
        aria-expanded={dialog.open}
        aria-label={label}
        title={label}
        onClick={show}
      >
        <Icon name={icon} className="size-6" />
      </button>
      {wanted && <Suspense fallback={null}>{children(dialog)}</Suspense>}
    </>
  )
}
