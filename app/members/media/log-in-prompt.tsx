import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import { EmptyChest } from './empty-chest.tsx'

/** Placeholder for the media list of a visitor who is not signed in. */
export function LogInPrompt() {
  const { t } = useTranslation('media')
  const notify = useNotify()
  useEffect(() => notify('notLoggedIn'), [notify])
  return (
    <div className="px-5 md:px-6">
      <EmptyChest title={t('prompt')} text={t('promptText')}>
        <ButtonLink to="/acceso?redirectTo=/gestor-multimedia">{t('logIn')}</ButtonLink>
      </EmptyChest>
    </div>
  )
}
