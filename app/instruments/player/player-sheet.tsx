import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../choices.tsx'
import { Tick } from '../fold.tsx'
import { NumberField, wholeWithin } from '../metronome/number-field.tsx'
import { NotationSettings } from '../notation-settings.tsx'
import { fastestOf, MAX_DELAY, MIN_DELAY, SLOWEST } from './player-settings.ts'
import { TapTest } from './tap-test.tsx'
import type { PlayerState } from './use-player.ts'

interface PlayerSheetProps {
  player: PlayerState
  /** The tab's own tempo (quarters per minute), and the number of its bars. */
  own: number
  bars: number
  audio: AudioContext
  /** Only of what can be read as words. */
  words: { isShown: boolean; onShow: (isShown: boolean) => void } | undefined
  /** More settings. */
  children: ReactNode
}

/** The settings that are not always in reach. */
export function PlayerSheet({ player, own, bars, audio, words, children }: PlayerSheetProps) {
  const { t } = useTranslation('player')
  const { settings, shared } = player
  const share = Math.round((settings.tempo / own) * 100)
  return (
    <div className="player-sheet">
      <Range
        label={t('tempo')}
        value={share}
        shown={t('percent', { share })}
        min={SLOWEST * 100}
        max={Math.round((fastestOf(settings, own) / own) * 100)}
        step={5}
        onChange={(next) => player.setTempo((own * next) / 100)}
      />
      <LoopFields player={player} bars={bars} />
      <div>
        <Tick
          label={t('climbs')}
          checked={settings.climbs}
          onChange={(event) => player.setClimbs(event.target.checked)}
        />
        <Tick
          label={t('click')}
          checked={shared.hasClick}
          onChange={(event) => player.changeShared({ hasClick: event.target.checked })}
        />
        <Tick
          label={t('countIn')}
          checked={shared.hasCountIn}
          onChange={(event) => player.changeShared({ hasCountIn: event.target.checked })}
        />
        {words && (
          <Tick
            label={t('words.show')}
            checked={words.isShown}
            onChange={(event) => words.onShow(event.target.checked)}
          />
        )}
      </div>
      <Choices
        legend={t('material.legend')}
        value={shared.material}
        choices={[
          { value: 'steel', label: t('material.steel') },
          { value: 'nylon', label: t('material.nylon') },
        ]}
        onChange={(material) => player.changeShared({ material })}
      />
      {children}
      <div>
        <Range
          label={t('delay.label')}
          hint={t('delay.hint')}
          value={shared.delay}
          shown={t('delay.value', { delay: shared.delay })}
          min={MIN_DELAY}
          max={MAX_DELAY}
          step={10}
          onChange={(delay) => player.changeShared({ delay })}
        />
        <TapTest audio={audio} onResult={(delay) => player.changeShared({ delay })} />
      </div>
      <NotationSettings />
      <p className="text-[1rem]">
        <b>{t('keys.title')}</b> {t('keys.text')}
      </p>
    </div>
  )
}

/** The bars of the loop as numbers. */
function LoopFields({ player, bars }: Pick<PlayerSheetProps, 'player' | 'bars'>) {
  const { t } = useTranslation('player')
  const [first, last] = player.settings.loop ?? [0, bars - 1]
  const parse = wholeWithin(1, bars)
  return (
    <fieldset>
      <legend className="font-bold">{t('loop')}</legend>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        {t('bars.from')}
        <NumberField
          label={t('bars.first')}
          value={first + 1}
          parse={parse}
          onChange={(bar) => player.setLoop([bar - 1, Math.max(bar - 1, last)])}
        />
        {t('bars.to')}
        <NumberField
          label={t('bars.last')}
          value={last + 1}
          parse={parse}
          onChange={(bar) => player.setLoop([Math.min(first, bar - 1), bar - 1])}
        />
      </p>
    </fieldset>
  )
}

interface RangeProps {
  label: string
  hint?: string
  value: number
  shown: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

function Range({ label, hint, value, shown, min, max, step, onChange }: RangeProps) {
  const id = useId()
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <output htmlFor={id} className="lining-nums tabular-nums">
          {shown}
        </output>
      </p>
      {hint && <p className="text-[1rem] leading-snug">{hint}</p>}
      <input
        id={id}
        type="range"
        className="rope-range"
        {...{ value, min, max, step }}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
