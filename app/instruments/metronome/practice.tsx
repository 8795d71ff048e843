import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../choices.tsx'
import { Fold, Tick } from '../fold.tsx'
import { changeSettings } from './metronome-store.ts'
import { NumberField, wholeWithin } from './number-field.tsx'
import type { Ramp } from './ramp.ts'
import { MAX_BARS, MAX_COUNT_IN, MAX_RAMP_STEP, type Muting, type Settings } from './settings.ts'
import { parseTempo } from './tempo.ts'

/** Lengths of the count-in (bars) and the keys of their texts. */
const countIns = [
  { value: 0, key: 'none' },
  { value: 1, key: 'one' },
  { value: MAX_COUNT_IN, key: 'two' },
] as const
const parseBars = wholeWithin(1, MAX_BARS)
const parseStep = wholeWithin(1, MAX_RAMP_STEP)

const changeRamp = (change: Partial<Ramp>) =>
  changeSettings(({ ramp }) => ({ ramp: { ...ramp, ...change } }))
const changeMuting = (change: Partial<Muting>) =>
  changeSettings(({ muting }) => ({ muting: { ...muting, ...change } }))

/** Practice settings, collapsed by default. */
export function Practice({ settings }: { settings: Settings }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome.practice' })
  const { countIn, ramp, muting } = settings
  return (
    <Fold title={t('title')} text={t('text')}>
      <Choices
        legend={t('countIn')}
        value={countIn}
        choices={countIns.map(({ value, key }) => ({ value, label: t(`countIns.${key}`) }))}
        onChange={(value) => changeSettings(() => ({ countIn: value }))}
      />
      <Switch label={t('ramp')} on={ramp.on} onChange={(on) => changeRamp({ on })}>
        {t('from')}
        <NumberField
          label={t('fromLabel')}
          value={ramp.from}
          parse={parseTempo}
          onChange={(from) => changeRamp({ from })}
        />
        {t('to')}
        <NumberField
          label={t('toLabel')}
          value={ramp.to}
          parse={parseTempo}
          onChange={(to) => changeRamp({ to })}
        />
        <span className="basis-full" />
        <NumberField
          label={t('byLabel')}
          value={ramp.by}
          parse={parseStep}
          onChange={(by) => changeRamp({ by })}
        />
        {t('each')}
        <NumberField
          label={t('everyLabel')}
          value={ramp.every}
          parse={parseBars}
          onChange={(every) => changeRamp({ every })}
        />
        {t('bars')}
      </Switch>
      <Switch label={t('muting')} on={muting.on} onChange={(on) => changeMuting({ on })}>
        {t('play')}
        <NumberField
          label={t('playLabel')}
          value={muting.play}
          parse={parseBars}
          onChange={(play) => changeMuting({ play })}
        />
        {t('mute')}
        <NumberField
          label={t('muteLabel')}
          value={muting.mute}
          parse={parseBars}
          onChange={(mute) => changeMuting({ mute })}
        />
      </Switch>
    </Fold>
  )
}

interface SwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  /** The sentence with its numbers. */
  children: ReactNode
}

function Switch({ label, on, onChange, children }: SwitchProps) {
  return (
    <div>
      <Tick label={label} checked={on} onChange={(event) => onChange(event.target.checked)} />
      <p className="flex flex-wrap items-center gap-1.5 @min-[46rem]:pl-[calc(24px+0.7rem)]">
        {children}
      </p>
    </div>
  )
}
