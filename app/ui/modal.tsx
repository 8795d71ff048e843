import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { InDialog } from './in-dialog.ts'
import type { LazyDialogProps } from './lazy-dialog.ts'

interface ModalProps extends LazyDialogProps {
  title: string
  /** Said below the title, and read with it. */
  text?: string
  closeLabel: string
  /** Look of the sheet itself, and of what lies between it and the page. */
  className?: string
  overlayClassName?: string
  children: ReactNode
}

/** A dialog with its title and its way out: holds the focus and the page's scroll while it is open. */
export function Modal({
  open,
  onOpenChange,
  returnFocus,
  title,
  text,
  closeLabel,
  className = 'dialog-content',
  overlayClassName = 'dialog-overlay',
  children,
}: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* The overlay is what holds the page's scroll still. */}
        <Dialog.Overlay className={overlayClassName}>
          <Dialog.Content
            className={className}
            {...(!text && { 'aria-describedby': undefined })}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus()
            }}
          >
            <div className="dialog-head">
              <Dialog.Title className="display text-2xl xs:text-3xl">{title}</Dialog.Title>
              <Dialog.Close className="icon-button" aria-label={closeLabel}>
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
