import { useTranslation } from 'react-i18next'
import CompassRose from '../../../drawings/compass-rose.svg?react'
import SkullPick from '../../../drawings/skull-pick.svg?react'
import { Icon } from '../../../ui/icon.tsx'
import { Intro } from '../../../ui/section.tsx'
import { Example, Group, StyleSection } from './style-section.tsx'
import '../../../content/rich-text/rich-text.css'

const DISPLAY_SIZES = ['text-7xl', 'text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl']

/** The same words in every script that the site is read in. */
const SCRIPTS = [
  { lang: 'es', text: 'La guitarra canta de noche' },
  { lang: 'ru', text: 'Гитара поёт по ночам' },
  { lang: 'zh', text: '吉他在夜里歌唱' },
  { lang: 'hi', text: 'गिटार रात में गाता है' },
]

/** Both faces, their sizes and their scripts. */
export function TypeExamples() {
  const { t, i18n } = useTranslation('style')
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' })
  return (
    <StyleSection name="type" ground="paper">
      <h3 className="pb-2 text-[1.5rem] border-b-2 border-b-amber">{t('type.display')}</h3>
      <div className="grid gap-7 mt-7">
        {DISPLAY_SIZES.map((size) => (
          <div
            key={size}
            className="grid gap-y-1 gap-x-8 items-baseline min-w-0 wrap-anywhere md:grid-cols-[9rem_1fr]"
          >
            <code>{size}</code>
            <p className={`display ${size}`}>{t('type.phrase')}</p>
          </div>
        ))}
      </div>
      <h3 className="pb-2 text-[1.5rem] border-b-2 border-b-amber mt-14">{t('type.reading')}</h3>
      <div className="grid gap-7 mt-7">
        <div className="grid gap-y-1 gap-x-8 items-baseline min-w-0 wrap-anywhere md:grid-cols-[9rem_1fr]">
          <code>.rich-text</code>
          <div className="rich-text mt-0 *:mx-0">
            <p>{t('type.paragraph')}</p>
          </div>
        </div>
        <div className="grid gap-y-1 gap-x-8 items-baseline min-w-0 wrap-anywhere md:grid-cols-[9rem_1fr]">
          <code>{'<Intro>'}</code>
          <Intro className="mt-0">{t('type.paragraph')}</Intro>
        </div>
        <div className="grid gap-y-1 gap-x-8 items-baseline min-w-0 wrap-anywhere md:grid-cols-[9rem_1fr]">
          <code>body</code>
          <p className="max-w-138">{t('type.paragraph')}</p>
        </div>
        <div className="grid gap-y-1 gap-x-8 items-baseline min-w-0 wrap-anywhere md:grid-cols-[9rem_1fr]">
          <code>text-base</code>
          <p className="max-w-138 text-base">{t('type.paragraph')}</p>
        </div>
      </div>
      <h3 className="pb-2 text-[1.5rem] border-b-2 border-b-amber mt-14">{t('type.scripts')}</h3>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-y-8 gap-x-12 mt-7">
        {SCRIPTS.map(({ lang, text }) => (
          <li key={lang} className="script">
            <p className="text-base text-sepia">{languages.of(lang)}</p>
            <p lang={lang} className="display text-3xl md:text-4xl">
              {text}
            </p>
            <p lang={lang} className="mt-2 text-xl">
              {text}. <b>{text}.</b>
            </p>
          </li>
        ))}
      </ul>
    </StyleSection>
  )
}

/** Multiples of four (px) in use between things. */
const STEPS = [4, 8, 12, 16, 24, 32, 48, 72, 104]
const LINES = [
  { width: 1.5, name: 'fine' },
  { width: 2.5, name: 'middle' },
  { width: 5, name: 'thick' },
] as const
const ICONS = ['anchor', 'compass', 'skull', 'map', 'guitar', 'gem', 'metronome', 'swords']

/** Distances, lines, corners and icons. */
export function SpaceExamples() {
  const { t } = useTranslation('style')
  return (
    <StyleSection name="space">
      <Group title={t('space.steps')}>
        <ul className="flex flex-wrap items-end gap-5 text-center">
          {STEPS.map((step) => (
            <li key={step} className="step">
              <span className="block w-10 bg-gold" style={{ height: step }} />
              {step}
            </li>
          ))}
        </ul>
      </Group>
      <Group title={t('space.lines')}>
        {LINES.map(({ width, name }) => (
          <Example key={name} label={t(`space.${name}`)} wide>
            <svg viewBox="0 0 240 60" aria-hidden="true" className="w-full max-w-88">
              <path
                d="M4 34q58-42 116 0t116 0"
                fill="none"
                stroke="var(--color-gold)"
                strokeLinecap="round"
                strokeWidth={width}
              />
            </svg>
          </Example>
        ))}
        <Example label={t('space.corners')} code="10px 14px 9px 13px" wide>
          <span className="block w-36 h-15 border-2 border-gold rounded-cut" />
        </Example>
      </Group>
      <Group title={t('space.icons')}>
        <ul className="flex flex-wrap items-end gap-y-6 gap-x-8 [&_li]:grid [&_li]:gap-1.5 [&_li]:justify-items-center">
          {ICONS.map((name) => (
            <li key={name}>
              <Icon name={name} className="size-8" />
              <code>{name}</code>
            </li>
          ))}
          <li>
            <SkullPick className="size-12" />
            <code>SkullPick</code>
          </li>
          <li>
            <CompassRose className="size-16 text-rope" />
            <code>CompassRose</code>
          </li>
        </ul>
      </Group>
    </StyleSection>
  )
}
