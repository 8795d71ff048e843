import { useRef, useState } from 'react'

/**
 * The state of a dialog whose code is fetched when it is first opened, and which gives the focus
 * back to whatever had it then.
 *
 * @returns `wanted` from the first opening on; `show` opens; `dialog` goes to the dialog itself
 */
export function useLazyDialog() {
  const [open, onOpenChange] = useState(false)
  const [wanted, setWanted] = useState(false)
  const opener = useRef<Element | null>(null)
  return {
    wanted,
    show() {
      opener.current = document.activeElement
      setWanted(true)
      onOpenChange(true)
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

export type LazyDialogProps = ReturnType<typeof useLazyDialog>['dialog']
