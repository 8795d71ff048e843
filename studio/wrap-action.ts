import type { DocumentActionComponent } from 'sanity'

/**
 * Makes an action of another one. The Studio identifies actions by reference: each is wrapped
 * once, however often its rules are evaluated.
 *
 * @param wrapper the wrapped action as a component: it is rendered, so it may use hooks
 */
export function actionWrapper(
  displayName: string,
  wrapper: (action: DocumentActionComponent) => DocumentActionComponent,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const known = wrapped.get(action)
    if (known) return known
    const made = Object.assign(wrapper(action), { action: action.action, displayName })
    wrapped.set(action, made)
    return made
  }
}
