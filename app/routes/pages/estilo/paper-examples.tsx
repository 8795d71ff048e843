import { useTranslation } from 'react-i18next'
import type { ChartedChord } from '../../../content/rich-text/charted-chord.ts'
import { ChordChart } from '../../../content/rich-text/chord-chart.tsx'
import { TablatureSheet } from '../../../content/rich-text/tablature.tsx'
import { Comparison } from '../../../home/comparison.tsx'
import { LatestArticles } from '../../../home/latest-articles.tsx'
import { LevelPosters } from '../../../home/level-posters.tsx'
import { Reserve } from '../../../home/reserve.tsx'
import { TreasureChest } from '../../../learn/treasures/treasure-chest.tsx'
import { BoardingPass } from '../../../shop/plans/boarding-pass.tsx'
import { Cards } from '../../../ui/cards.tsx'
import { cx } from '../../../ui/cx.ts'
import { Letter } from '../../../ui/letter.tsx'
import type { Papers } from './examples.server.ts'
import { StyleSection, sectionBodyStyle } from './style-section.tsx'

/** The papers as the pages show them, with content of the dataset. */
export function PaperExamples({ papers }: { papers: Papers }) {
  const { t } = useTranslation('style')
  const { sections, levels, testimonials, plans, articles, treasures } = papers
  return (
    <StyleSection name="papers" wide>
      {sections?.levels && <LevelPosters heading={sections.levels} levels={levels} />}
      <div className="pt-16 pb-22 bg-quay">
        <div className="grid gap-11 max-w-248 mx-auto px-5 md:grid-cols-2">
          {plans.map((plan) => (
            <BoardingPass key={plan._id} plan={plan} annual={false} signOn={null} />
          ))}
        </div>
      </div>
      <ul
        className={cx(
          sectionBodyStyle,
          'grid gap-9 py-16 md:max-[72rem]:grid-cols-2 min-[72rem]:grid-cols-3',
        )}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial._id}>
            <Letter testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {sections?.reserve && <Reserve reserve={sections.reserve} />}
      {sections?.blog && <LatestArticles heading={sections.blog} articles={articles} />}
      {sections?.comparison && <Comparison comparison={sections.comparison} />}
      <div className="hold">
        <h3 className={cx(sectionBodyStyle, 'border-b-2 border-b-amber pb-2 text-[1.5rem]')}>
          {t('papers.chests')}
        </h3>
        <div className={cx(sectionBodyStyle, 'mt-8 grid gap-x-10 gap-y-18 lg:grid-cols-3')}>
          {treasures.map((treasure, index) => (
            <TreasureChest key={treasure._id} treasure={treasure} unlocked={index > 0} />
          ))}
        </div>
      </div>
      <div className={cx(sectionBodyStyle, 'pt-16')}>
        <h3 className="pb-2 text-[1.5rem] border-b-2 border-b-amber mb-6">{t('papers.cards')}</h3>
        <Cards
          cards={[
            {
              _key: 'one',
              icon: 'anchor',
              title: t('papers.cardOne'),
              text: t('papers.cardOneText'),
            },
            {
              _key: 'two',
              icon: 'gem',
              title: t('papers.cardTwo'),
              text: t('papers.cardTwoText'),
            },
          ]}
        />
      </div>
    </StyleSection>
  )
}

const TAB = [
  'e|-----------------|-------------5h8-|',
  'B|-----------------|---------5-8-----|',
  'G|-----------------|-----5/7---------|',
  'D|-------------5-7-|-5-7-------------|',
  'A|-----5-7-8-------|-----------------|',
  'E|-5-8-------------|-----------------|',
].join('\n')

/** Music as an article shows it. */
export function MusicExamples({ chords }: { chords: ChartedChord[] }) {
  const { t } = useTranslation('style')
  return (
    <StyleSection name="music" ground="paper">
      <div className="rich-text mt-0">
        <ChordChart value={{ _type: 'chords', _key: 'chords', chords, isFirst: true }} />
        <TablatureSheet
          value={{
            _type: 'tablature',
            _key: 'tab',
            title: t('music.tab'),
            tab: TAB,
            metre: [4, 4],
            tempo: 80,
            feel: 'straight',
            capo: 0,
            signs: ['h', '/'],
            isPlayable: true,
          }}
        />
      </div>
    </StyleSection>
  )
}
