import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../metronome/number-field.tsx'
import { tempoOf } from './sequence.ts'
import type { PlayerState } from './use-player.ts'

const STEP = 5

interface PlayerDeckProps {
  player: PlayerState
  /** The tab's own tempo (quarters per minute). */
  own: number
  isSheetOpen: boolean
  onSheet: () => void
}

/** The row of controls that stays in sight while the tab scrolls. */
export function PlayerDeck({ player, own, isSheetOpen, onSheet }: PlayerDeckProps) {
  const { t } = useTranslation('player')
  const { settings, playerSettings, isOn, isHalf, heard } = player
  const climbed = tempoOf({ ...playerSettings, tempo: settings.tempo }, heard.turn)
  const share = Math.round((settings.tempo / own) * 100)
  return (
    <div className="player-deck">
      <button
        type="button"
        data-part="play"
        aria-label={t(isOn ? 'pause' : 'play')}
        onClick={player.toggle}
      >
        <Icon name={isOn ? 'pause' : 'play'} className="size-6 fill-current" />
      </button>
      <div data-part="tempo">
        <button
          type="button"
          aria-label={t('slower')}
          onClick={() => player.setTempo(settings.tempo - STEP)}
        >
          −
        </button>
        <span>
          <NumberField
            label={t('tempo')}
            className="display"
            value={climbed}
            parse={(typed) => (Number(typed) > 0 ? Number(typed) : null)}
            onChange={player.setTempo}
            onStep={(direction) => player.setTempo(settings.tempo + direction * STEP)}
          />
          <small>{t('percent', { share })}</small>
        </span>
        <button
          type="button"
          aria-label={t('faster')}
          onClick={() => player.setTempo(settings.tempo + STEP)}
        >
          +
        </button>
      </div>
      <button
        type="button"
        aria-label={t('half')}
        title={t('half')}
        aria-pressed={isHalf}
        onClick={player.toggleHalf}
      >
        ½
      </button>
      <button
        type="button"
        aria-label={t('loop')}
        title={t('loop')}
        aria-pressed={settings.loop !== null}
        onClick={player.toggleLoop}
      >
        <Icon name="repeat" className="size-5.5" />
      </button>
      <button
        type="button"
        aria-label={t('more')}
        title={t('more')}
        aria-expanded={isSheetOpen}
        onClick={onSheet}
      >
        <Icon name="sliders-horizontal" className="size-5.5" />
      </button>
    </div>
  )
}
