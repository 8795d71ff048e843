import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/section.tsx'
import './comparison.css'

/** Free or premium, on the school's boarding papers. */
export function Comparison({ comparison }: { comparison: HomeSection<'comparison'> }) {
  const { t } = useTranslation('home')
  const { title, intro, rows } = comparison
  return (
    <Section id="comparison" ground="night">
      <div className="mx-auto max-w-5xl px-3 sm:px-5 md:px-6">
        <div className="boarding-paper on-paper rounded-sm bg-paper text-ink scheme-light">
          <h2 className="text-center text-4xl md:text-5xl">{title}</h2>
          {intro && <p className="mx-auto mt-3 max-w-2xl text-center text-lg">{intro}</p>}
          <table>
            <thead>
              <tr>
                <th scope="col">{t('comparison.feature')}</th>
                <th scope="col">{t('comparison.grumete')}</th>
                <th scope="col">{t('comparison.capitan')}</th>
              </tr>
            </thead>
            <Rows rows={rows.filter(({ soon }) => !soon)} />
            <Rows rows={rows.filter(({ soon }) => soon)} title={t('comparison.soon')} />
          </table>
        </div>
      </div>
    </Section>
  )
}

type Row = HomeSection<'comparison'>['rows'][number]

/** Rows of the table, below a title of their own. */
function Rows({ rows, title }: { rows: Row[]; title?: string }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      {title && (
        <tr>
          <th scope="rowgroup" colSpan={3} data-soon>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ _key, label, grumete, capitan }) => (
        <tr key={_key}>
          <th scope="row">{label}</th>
          <td>
            <Cell value={grumete} />
          </td>
          <td>
            <Cell value={capitan} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** A cell as the captain writes it: empty is no, a tick is yes, anything else is shown as it is. */
function Cell({ value }: { value: string }) {
  const { t } = useTranslation('home')
  if (value !== '' && value !== '✓') return <>{value}</>
  const yes = value === '✓'
  return (
    <>
      <Icon
        name={yes ? 'check' : 'minus'}
        className={cx('inline-block size-7', yes ? 'stroke-[3.5]' : 'text-sepia')}
      />
      <span className="sr-only">{t(yes ? 'comparison.yes' : 'comparison.no')}</span>
    </>
  )
}
