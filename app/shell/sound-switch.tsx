import { useTranslation } from 'react-i18next'
import { setSound, useSound } from '../sounds/setting.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Mutes the cannon and everything else that sounds by itself. */
export function SoundSwitch() {
  const { t } = useTranslation()
  const on = useSound()
  return (
    <IconButton
      role="switch"
      aria-checked={on}
      aria-label={t('sound.label')}
      title={on ? t('sound.mute') : t('sound.unmute')}
      className="with-scripts"
      data-quiet
      onClick={() => setSound(!on)}
    >
      <Icon name={on ? 'volume-2' : 'volume-x'} className="size-6" />
    </IconButton>
  )
}
