import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { LockIcon } from '@sanity/icons/Lock'
import type { StructureBuilder } from 'sanity/structure'
import { memberContentId } from '../schemas/memberContentId.ts'

/**
 * Editing panes of a document with members-only content: its own form, and that of its
 * `memberContent`, which is created when it is filled in.
 *
 * @param template what a new `memberContent` begins with
 */
export function publicAndMembers(S: StructureBuilder, type: string, template?: string) {
  return (id: string) => {
    const members = S.document().schemaType('memberContent').documentId(memberContentId(id))
    return S.list()
      .id(id)
      .title('¿Quién lo lee?')
      .items([
        S.listItem()
          .id('public')
          .title('Ficha pública')
          .icon(EyeOpenIcon)
          .child(S.document().schemaType(type).documentId(id).title('Ficha pública')),
        S.listItem()
          .id('members')
          .title('Contenido para miembros')
          .icon(LockIcon)
          .child(template ? members.initialValueTemplate(template) : members),
      ])
  }
}
