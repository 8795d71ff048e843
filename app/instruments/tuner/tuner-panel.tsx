import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFullInstrument } from '../dock/use-full-instrument.ts'
import { useNotation } from '../notation.ts'
import { Dial } from './dial.tsx'
import { Headstock } from './headstock.tsx'
import { Readout } from './readout.tsx'
import { ReferenceTones } from './reference-tones.tsx'
import { Strobe } from './strobe.tsx'
import { TunerAnnouncer } from './tuner-announcer.tsx'
import { TunerSettings } from './tuner-settings.tsx'
import {
  latestFrame,
  preloadEngine,
  startTuner,
  stopTuner,
  type TunerState,
} from './tuner-store.ts'
import { type OpenString, openStrings } from './tunings.ts'
import { useFrames, useReducedMotion, useTuner } from './use-tuner.ts'
import '../instrument.css'
import './tuner.css'
import { useRef } from 'react'
import { QUIETEST_DB } from './level.ts'

const HINT = 'text-center leading-snug'

/**
 * The tuner with all of its controls, on its page and in a dialog, from 280 px of width on. The microphone is
 * released when the last panel unmounts, the docked one included. Its texts are in the namespace `instruments`.
 */
export function TunerPanel() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const { settings, status, problem, only, display } = useTuner()
  const isStill = useReducedMotion()
  const isChromatic = settings.tuning === 'chromatic'
  const strings = settings.tuning === 'chromatic' ? [] : openStrings(settings.tuning, settings.a4)
  const isOn = status === 'on'
  useFullInstrument('tuner', isOn)
  const View = settings.view === 'strobe' && !isStill ? Strobe : Dial
  return (
    // The microphone would pick up the cannon.
    <section
      aria-label={t('label')}
      className="@container mx-auto max-w-264 print:hidden"
      data-quiet
      onPointerEnter={preloadEngine}
      onFocus={preloadEngine}
    >
      <div className="instrument-case">
        <div className="flex min-w-0 flex-col items-center overflow-hidden bg-deep pb-3 text-center">
          <View isOn={isOn} isInTune={display.inTune.reached} />
          <Readout display={display} strings={strings} />
          <LevelMeter isOn={isOn} label={t('level')} />
        </div>
        <div className="instrument-sheet on-paper">
          <p className="without-scripts border-l-4 border-sunset bg-night px-3.5 py-2.5 leading-snug text-foam">
            {t('noScripts')}
          </p>
          <Button
            variant={isOn ? 'ink' : 'gold'}
            size="large"
            className="with-scripts"
            aria-pressed={isOn}
            onClick={() => (status === 'off' ? startTuner() : stopTuner())}
          >
            <Icon name={isOn ? 'mic-off' : 'mic'} className="size-6" />
            {t(status === 'off' ? 'start' : status === 'on' ? 'stop' : 'starting')}
          </Button>
          {problem === 'hidden' ? (
            <p role="alert" className={HINT}>
              {t('problems.hidden')}
            </p>
          ) : (
            problem && <Failure role="alert">{t(`problems.${problem}`)}</Failure>
          )}
          {!isChromatic && <Strings strings={strings} only={only} display={display} />}
          <ReferenceTones strings={isChromatic ? openStrings(['A4'], settings.a4) : strings} />
          <TunerSettings />
        </div>
      </div>
      <TunerAnnouncer />
    </section>
  )
}

function Strings({
  strings,
  only,
  display,
}: { strings: OpenString[] } & Pick<TunerState, 'only' | 'display'>) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const { isLeftHanded } = useNotation()
  return (
    <>
      <Headstock
        strings={strings}
        only={only}
        sounding={display.sounding ? display.string : null}
        tuned={display.tuned}
        isLeftHanded={isLeftHanded}
      />
      <p className={HINT}>{t(only ? 'onlyOne' : 'anyString')}</p>
      {display.tuned.length === strings.length && (
        <p
          role="status"
          className="rounded-xl bg-gold px-4 py-2.5 text-center font-bold text-on-gold"
        >
          {t('allTuned')}
        </p>
      )}
    </>
  )
}

/** Fall of the bar per second after a sound, as a share of its length. */
const FALL = 1.6

/**
 * Level meter of the microphone: rises at once and falls slowly, like the meters of a mixing desk.
 */
function LevelMeter({ isOn, label }: { isOn: boolean; label: string }) {
  const bar = useRef<HTMLSpanElement>(null)
  const shown = useRef(0)

  useFrames(isOn, (elapsed) => {
    const share = 1 - latestFrame().level / QUIETEST_DB
    shown.current = Math.max(share, shown.current - FALL * elapsed, 0)
    bar.current?.style.setProperty('scale', `${shown.current.toFixed(3)} 1`)
  })

  return (
    <div className="relative mt-3 flex w-[calc(100%-2rem)] max-w-96 items-center gap-3 font-bold text-glow">
      <span>{label}</span>
      <span className="tuner-level" aria-hidden="true">
        <span ref={bar} />
      </span>
    </div>
  )
}
