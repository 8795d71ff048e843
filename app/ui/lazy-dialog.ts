import { type ComponentType, useRef, useState } from 'react'

/** Props of every dialog opened by {@link useLazyDialog}. */
export interface LazyDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  returnFocus(): void
}

/**
 * The state of a dialog whose code is fetched when it is first opened, and which gives the focus
 * back to whatever had it then.
 *
 * @param load imports the module whose default export is the dialog
 * @param onFailure is called when it cannot be fetched; the next opening tries again
 * @returns `Dialog` from the first opening on; `show` opens; `dialog` goes to the dialog itself
 */
export function useLazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailure: () => void,
) {
  const [open, onOpenChange] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const opener = useRef<Element | null>(null)
  return {
    Dialog,
    show() {
      opener.current = document.activeElement
      load().then((module) => {
        setDialog(() => module.default)
        onOpenChange(true)
      }, onFailure)
    },
    dialog: {
      open,
      onOpenChange,
      returnFocus() {
        // A link of the dialog may have led to another page, whose heading has the focus by now.
        const now = document.activeElement
        if (now && now !== document.body && !now.closest('[role="dialog"]')) return
        if (opener.current instanceof HTMLElement) opener.current.focus()
      },
    },
  }
}
