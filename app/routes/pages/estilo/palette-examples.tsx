import { useTranslation } from 'react-i18next'
import type { Measured } from '../../../../domain/palette/pairs.ts'
import { type ColorName, TINTS, type TintName } from '../../../../domain/palette/tints.ts'
import type { GuideColor } from './examples.server.ts'
import { StyleSection } from './style-section.tsx'

const TINT_NAMES = Object.keys(TINTS) as TintName[]
const colorOf = (name: ColorName) => `var(--color-${name})`

/** The six colours as the captain chose them, and the tints that they are mixed to. */
export function PaletteExamples({
  colors,
  hexes,
}: {
  colors: GuideColor[]
  hexes: Record<ColorName, string>
}) {
  const { t } = useTranslation('style')
  const nameOf = (name: string) => t(`colors.${name as ColorName}`)
  const paint = (name: string) =>
    name === 'white' || name === 'black' ? t(`palette.${name}`) : nameOf(name)
  return (
    <StyleSection name="palette">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] shadow-[0_30px_60px_-24px_rgb(0_0_0/0.9)] md:grid-cols-3">
        {colors.map(({ name, label, chosen, hex, on }) => (
          <li
            key={name}
            className="flex flex-col justify-end min-h-52 p-5 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--color-glow)_18%,transparent)] [&_code]:opacity-100 md:min-h-68"
            style={{ background: colorOf(name), color: on }}
          >
            <p className="display text-2xl">{label}</p>
            <p className="flex flex-wrap justify-between gap-y-0 gap-x-4 mt-1 items-baseline">
              <span>{hex}</span>
              <code>--color-{name}</code>
            </p>
            {chosen !== hex && <p className="text-base">{t('palette.mended', { hex: chosen })}</p>}
          </li>
        ))}
      </ul>
      <h3 className="pb-2 text-[1.5rem] border-b-2 border-b-amber mt-14">{t('palette.tints')}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-y-6 gap-x-8 mt-6">
        {TINT_NAMES.map((name) => {
          const [one, share, other] = TINTS[name]
          return (
            <li key={name} className="flex gap-4 leading-snug">
              <span
                className="flex-none w-19 h-22 border border-glow/35 rounded-[50%_46%_52%_48%]"
                style={{ background: colorOf(name) }}
              />
              <span className="min-w-0">
                <span className="display block text-xl">{nameOf(name)}</span>
                <span className="block text-base text-mist">
                  {t('palette.share', {
                    share,
                    one: paint(one),
                    rest: 100 - share,
                    other: paint(other),
                  })}
                </span>
                <span className="block text-base">{hexes[name]}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </StyleSection>
  )
}

/** Every text on its ground and every edge, with its contrast. */
export function ContrastPairs({
  pairs,
  hexes,
}: {
  pairs: Measured[]
  hexes: Record<ColorName, string>
}) {
  const { t, i18n } = useTranslation('style')
  const ratioOf = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  })
  return (
    <StyleSection name="pairs" ground="sea">
      <table className="block">
        <caption className="sr-only">{t('pairs.caption')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('pairs.pair')}</th>
            <th scope="col">{t('pairs.use')}</th>
            <th scope="col">{t('pairs.ratio')}</th>
          </tr>
        </thead>
        <tbody className="block grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-y-3 gap-x-6">
          {pairs.map(({ front, ground, use, ratio, passes }) => (
            <tr
              key={`${front} ${ground} ${use}`}
              className="grid grid-cols-[8rem_1fr_auto] gap-3.5 items-center leading-tight"
            >
              <th
                scope="row"
                className="grid place-items-center min-h-16 p-1.5 font-bold text-center rounded-cut shadow-[0_0_0_1px_color-mix(in_oklab,var(--color-glow)_22%,transparent)]"
                style={{ background: hexes[ground] }}
              >
                {use === 'edge' ? (
                  <span
                    className="w-18 h-8.5 border-3 rounded-lg"
                    style={{ borderColor: hexes[front] }}
                  />
                ) : (
                  <span aria-hidden="true" className="pair-text" style={{ color: hexes[front] }}>
                    {t('pairs.sample')}
                  </span>
                )}
                <span className="sr-only">
                  {t('pairs.on', {
                    front: t(`colors.${front}`),
                    ground: t(`colors.${ground}`),
                  })}
                </span>
              </th>
              <td className="pair-names">
                <span aria-hidden="true" className="block">
                  {t('pairs.on', {
                    front: t(`colors.${front}`),
                    ground: t(`colors.${ground}`),
                  })}
                </span>
                <span className="text-base text-mist">{t(`pairs.${use}_use`)}</span>
              </td>
              <td className="text-right">
                <span className="display text-2xl">{ratioOf.format(ratio)}</span>
                <span
                  className={`block text-base ${passes ? 'text-gold' : 'bg-white px-1.5 font-bold text-black'}`}
                >
                  {t(passes ? 'pairs.passes' : 'pairs.fails')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </StyleSection>
  )
}
