import { useTranslation } from 'react-i18next'
import type { Measured } from '../../../../domain/palette/pairs.ts'
import { type ColorName, TINTS, type TintName } from '../../../../domain/palette/tints.ts'
import type { GuideColor } from './specimens.server.ts'
import { Folio } from './style-section.tsx'

const TINT_NAMES = Object.keys(TINTS) as TintName[]
const colorOf = (name: ColorName) => `var(--color-${name})`

/** The six colours as the captain chose them, and the tints that they are mixed to. */
export function PaletteFolio({
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
    <Folio name="palette">
      <ul className="pigments">
        {colors.map(({ name, label, chosen, hex, on }) => (
          <li key={name} className="pigment" style={{ background: colorOf(name), color: on }}>
            <p className="display text-2xl">{label}</p>
            <p className="pigment-facts">
              <span>{hex}</span>
              <code>--color-{name}</code>
            </p>
            {chosen !== hex && <p className="text-base">{t('palette.mended', { hex: chosen })}</p>}
          </li>
        ))}
      </ul>
      <h3 className="specimen-title mt-14">{t('palette.tints')}</h3>
      <ul className="tints">
        {TINT_NAMES.map((name) => {
          const [one, share, other] = TINTS[name]
          return (
            <li key={name} className="tint">
              <span className="tint-chip" style={{ background: colorOf(name) }} />
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
    </Folio>
  )
}

/** Every text on its ground and every edge, with its contrast. */
export function PairsFolio({
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
    <Folio name="pairs" ground="sea">
      <table className="pairs">
        <caption className="sr-only">{t('pairs.caption')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('pairs.pair')}</th>
            <th scope="col">{t('pairs.use')}</th>
            <th scope="col">{t('pairs.ratio')}</th>
          </tr>
        </thead>
        <tbody className="pairs-rows">
          {pairs.map(({ front, ground, use, ratio, passes }) => (
            <tr key={`${front} ${ground} ${use}`} className="pair">
              <th scope="row" className="pair-sample" style={{ background: hexes[ground] }}>
                {use === 'edge' ? (
                  <span className="pair-edge" style={{ borderColor: hexes[front] }} />
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
              <td className="pair-ratio">
                <span className="display text-2xl">{ratioOf.format(ratio)}</span>
                <span className={`block text-base ${passes ? 'text-gold' : 'pair-fails'}`}>
                  {t(passes ? 'pairs.passes' : 'pairs.fails')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folio>
  )
}
