import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { verdictOf } from '../tuner/display.ts'
import { clampCents, DIAL_CENTS } from '../tuner/needle.ts'
import { NoteSign } from '../tuner/note-sign.tsx'
import { TunerAnnouncer } from '../tuner/tuner-announcer.tsx'
import { getTuner, latestFrame, startTuner, stopTuner } from '../tuner/tuner-store.ts'
import { useFrames, useTuner } from '../tuner/use-tuner.ts'
import type { DockedProps } from './dock.tsx'
import { DockedFrame } from './docked.tsx'

/** The docked tuner, on pages that offer it; elsewhere the microphone is released. */
export default function DockedTuner({ isShown, isAtHand }: DockedProps) {
  return isAtHand && <Listening isShown={isShown} />
}

function Listening({ isShown }: Pick<DockedProps, 'isShown'>) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const { status, problem, display } = useTuner()
  if (!isShown) return null
  const { string, cents, inTune } = display
  return (
    <DockedFrame tool="tuner">
      <div className="flex items-center gap-2" data-testid="docked-reading">
        <p aria-hidden="true" data-part="note" className="display">
          {string ? <NoteSign name={string} /> : '-'}
        </p>
        <Scale isOn={status === 'on'} isInTune={inTune.reached} />
        <p aria-hidden="true" data-part="cents">
          {cents > 0 && '+'}
          {String(cents).replace('-', '−')}
        </p>
        <button
          type="button"
          data-part="start"
          aria-pressed={status === 'on'}
          onClick={() => (status === 'off' ? startTuner() : stopTuner())}
        >
          <Icon name={status === 'on' ? 'mic-off' : 'mic'} className="size-5" />
          <span className="sr-only">
            {t(status === 'off' ? 'start' : status === 'on' ? 'stop' : 'starting')}
          </span>
        </button>
      </div>
      <p aria-hidden="true" className="mt-1 text-base leading-tight">
        {string
          ? t(`advice.${inTune.reached ? 'reached' : verdictOf(display)}`)
          : t(status === 'on' ? 'advice.waiting' : 'start')}
      </p>
      {problem && <p role="alert">{t(`problems.${problem}`)}</p>}
      <TunerAnnouncer />
    </DockedFrame>
  )
}

/** Half a semitone to either side, and where the string is on it. */
function Scale({ isOn, isInTune }: { isOn: boolean; isInTune: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)
  useFrames(isOn, () => {
    const aim = clampCents(latestFrame().cents ?? getTuner().display.cents)
    mark.current?.style.setProperty('--at', `${50 + (aim / DIAL_CENTS) * 50}%`)
  })
  return (
    <span aria-hidden="true" data-part="scale" data-in-tune={isInTune}>
      <span ref={mark} />
    </span>
  )
}
