import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useFullInstrument } from '../dock/use-full-instrument.ts'
import { Announcer } from './announcer.tsx'
import { BeatDots } from './beat-dots.tsx'
import { MetronomeDrawing } from './metronome-drawing.tsx'
import { preloadEngine } from './metronome-store.ts'
import { PatternControls } from './pattern-controls.tsx'
import { Practice } from './practice.tsx'
import { StartControls } from './start-controls.tsx'
import { TempoControls } from './tempo-controls.tsx'
import { useHeardBeat, useMetronome } from './use-metronome.ts'
import { useMetronomeKeys } from './use-metronome-keys.ts'
import '../instrument.css'
import './metronome.css'

/**
 * The metronome with all of its controls, on its page and in a dialog, from 320 px of width on. Its sound stops
 * when the last panel unmounts, the docked one included. Its texts are in the namespace `instruments`.
 */
export function MetronomePanel() {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  const panel = useRef<HTMLElement>(null)
  const { settings, status } = useMetronome()
  const beat = useHeardBeat()
  const isHydrated = useHydrated()
  useMetronomeKeys(panel)
  useFullInstrument('metronome', status === 'running')
  const { ramp } = settings
  const tempo = ramp.on ? (beat?.tempo ?? ramp.from) : settings.tempo
  return (
    // The cannon would fire into the beat.
    <section
      ref={panel}
      aria-label={t('label')}
      className="@container mx-auto max-w-264 print:hidden"
      data-quiet
      onPointerEnter={preloadEngine}
      onFocus={preloadEngine}
    >
      <fieldset className="instrument-case" disabled={!isHydrated}>
        <div className="flex min-w-0 flex-col items-center overflow-hidden bg-deep">
          <MetronomeDrawing tempo={tempo} isRunning={status === 'running'} />
          <BeatDots settings={settings} beat={beat} />
          <BarCounter beat={beat} />
        </div>
        <div className="instrument-sheet on-paper">
          <p className="without-scripts border-l-4 border-sunset bg-night px-3.5 py-2.5 leading-snug text-foam">
            {t('noScripts')}
          </p>
          <TempoControls tempo={tempo} signature={settings.signature} />
          <StartControls status={status} />
          {status === 'failed' && <Failure role="alert">{t('failed')}</Failure>}
          <PatternControls settings={settings} />
          <Practice settings={settings} />
          <Keys />
        </div>
      </fieldset>
      <Announcer tempo={tempo} status={status} />
    </section>
  )
}

/** The current bar; visual only, in step with the sound. */
function BarCounter({ beat }: { beat: ReturnType<typeof useHeardBeat> }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome.where' })
  const bar = (beat?.bar ?? 0) + 1
  return (
    <p aria-hidden="true" className="px-4 pb-2 text-center font-bold text-glow">
      {!beat && t('still')}
      {beat?.isCountIn && t('countIn')}
      {beat && !beat.isCountIn && t(beat.isMuted ? 'muted' : 'bar', { bar })}
    </p>
  )
}

function Keys() {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome.keys' })
  return (
    <p className="with-scripts leading-[1.7]">
      <span className="font-bold">{t('title')}:</span> <Key>{t('space')}</Key> {t('spaceText')};{' '}
      <Key>{t('arrows')}</Key> {t('arrowsText')}.
    </p>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-md border-[1.5px] border-b-3 border-sepia bg-vellum px-2 pt-1 pb-0.5 font-text font-bold">
    {children}
  </kbd>
)
