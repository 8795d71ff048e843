import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWhole } from '../dock/use-whole.ts'
import { Dial } from './dial.tsx'
import { Headstock } from './headstock.tsx'
import { LevelMeter } from './level-meter.tsx'
import { Readout } from './readout.tsx'
import { ReferenceTones } from './reference-tones.tsx'
import { Strobe } from './strobe.tsx'
import { TunerAnnouncer } from './tuner-announcer.tsx'
import { TunerSettings } from './tuner-settings.tsx'
import { preloadEngine, startTuner, stopTuner, type TunerState } from './tuner-store.ts'
import { type OpenString, openStrings } from './tunings.ts'
import { useReducedMotion, useTuner } from './use-tuner.ts'
import '../instrument.css'
import './tuner.css'

const HINT = 'text-center leading-[1.3]'

/**
 * The tuner with everything that works it. Stands on its page and in a dialog, from 280 px of width
 * on; the microphone is released when the last panel goes, the small one included. Its texts are the namespace `instruments`.
 */
export function TunerPanel() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const { settings, status, problem, only, display } = useTuner()
  const isStill = useReducedMotion()
  const isChromatic = settings.tuning === 'chromatic'
  const strings = settings.tuning === 'chromatic' ? [] : openStrings(settings.tuning, settings.a4)
  const isOn = status === 'on'
  useWhole('tuner', isOn)
  const View = settings.view === 'strobe' && !isStill ? Strobe : Dial
  return (
    // A cannon would be heard.
    <section
      aria-label={t('label')}
      className="@container mx-auto max-w-264 print:hidden"
      data-quiet
      onPointerEnter={preloadEngine}
      onFocus={preloadEngine}
    >
      <div className="instrument-case">
        <div className="flex min-w-0 flex-col items-center overflow-hidden bg-deep pb-[0.7rem] text-center">
          <View isOn={isOn} isInTune={display.inTune.reached} />
          <Readout display={display} strings={strings} />
          <LevelMeter isOn={isOn} label={t('level')} />
        </div>
        <div className="instrument-sheet on-paper">
          <p className="without-scripts border-l-4 border-sunset bg-night px-[0.9rem] py-[0.6rem] leading-[1.35] text-foam">
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
          {!isChromatic && (
            <Strings strings={strings} only={only} display={display} settings={settings} />
          )}
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
  settings,
}: { strings: OpenString[] } & Pick<TunerState, 'only' | 'display' | 'settings'>) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  return (
    <>
      <Headstock
        strings={strings}
        only={only}
        sounding={display.sounding ? display.string : null}
        tuned={display.tuned}
        leftHanded={settings.leftHanded}
      />
      <p className={HINT}>{t(only ? 'onlyOne' : 'anyString')}</p>
      {display.tuned.length === strings.length && (
        <p
          role="status"
          className="rounded-xl bg-gold px-4 py-[0.6rem] text-center font-bold text-on-gold"
        >
          {t('allTuned')}
        </p>
      )}
    </>
  )
}
