import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { iconButtonStyle } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { InDialog } from './in-dialog.ts'
import type { LazyDialogProps } from './lazy-dialog.ts'

interface ModalProps extends LazyDialogProps {
  title: string
  /** Shown below the title, and announced with it. */
  text?: string
  closeLabel: string
  /** The sheet itself, instead of the usual one. */
  className?: string
  /** Added to the row of title and close button. */
  headClassName?: string
  /** Classes that place the sheet within its overlay; null for no overlay. */
  overlayClassName?: string | null
  children: ReactNode
}

/** The classes of a dialog's sheet. */
export const sheetStyle =
  'w-[min(100%,720px)] rounded-[18px_14px_20px_12px] border-2 border-amber bg-sea p-5 md:p-8'

/** The classes of the overlay between a dialog and the page. */
export const overlayStyle =
  'fixed inset-0 z-50 grid overflow-y-auto bg-deep/86 px-4 pb-4 contrast-more:bg-deep'

/** The classes of a dialog's title and close button, side by side. */
export const dialogHeadStyle = 'flex items-center justify-between gap-4'

/** A dialog with its title and its close button: traps the focus and locks the page's scroll while it is open. */
export function Modal({
  open,
  onOpenChange,
  returnFocus,
  title,
  text,
  closeLabel,
  className = sheetStyle,
  headClassName,
  overlayClassName = 'place-items-center pt-4',
  children,
}: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* The overlay locks the page's scroll. */}
        <Dialog.Overlay
          className={overlayClassName === null ? undefined : cx(overlayStyle, overlayClassName)}
        >
          <Dialog.Content
            className={className}
            {...(!text && { 'aria-describedby': undefined })}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus()
            }}
          >
            <div className={cx(dialogHeadStyle, headClassName)}>
              <Dialog.Title className="display text-2xl xs:text-3xl">{title}</Dialog.Title>
              <Dialog.Close className={iconButtonStyle} aria-label={closeLabel}>
                <Icon name="x" className="size-7" />
              </Dialog.Close>
            </div>
            {text && <Dialog.Description className="mt-1 text-mist">{text}</Dialog.Description>}
            <InDialog value={true}>{children}</InDialog>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
