import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useState } from 'react'
import { type DocumentActionComponent, useDocumentOperation } from 'sanity'

/**
 * Unpublishes a document; its content stays as a draft. Replaces the Studio's own Unpublish,
 * which is offered only in the published view.
 */
export const withdrawAction: DocumentActionComponent = ({ id, type, published, onComplete }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const [isAsking, setIsAsking] = useState(false)
  const stopAsking = () => {
    setIsAsking(false)
    onComplete()
  }
  return {
    label: 'Retirar de la web',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: !published || Boolean(unpublish.disabled),
    title: published ? undefined : 'No está publicado',
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message: '¿Retirarlo de la web? Los visitantes dejarán de verlo; aquí quedará como borrador.',
      confirmButtonText: 'Retirar',
      cancelButtonText: 'Cancelar',
      onConfirm: () => {
        unpublish.execute()
        stopAsking()
      },
      onCancel: stopAsking,
    },
  }
}
withdrawAction.action = 'unpublish'
withdrawAction.displayName = 'WithdrawAction'
