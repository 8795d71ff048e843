import { useTranslation } from 'react-i18next'
import { ChartRoom } from '../../../drawings/scenes/chart-room.tsx'
import { ToolTabs } from '../../../shell/tool-tabs.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { textLinkStyle } from '../../../ui/text-link.tsx'
import { ButtonExamples } from './button-examples.tsx'
import type { Papers, readPaint } from './examples.server.ts'
import { FieldExamples } from './field-examples.tsx'
import { LightExamples } from './light-examples.tsx'
import { NoticeExamples } from './notice-examples.tsx'
import { ContrastPairs, PaletteExamples } from './palette-examples.tsx'
import { MusicExamples, PaperExamples } from './paper-examples.tsx'
import { StateExamples } from './state-examples.tsx'
import { STYLE_SECTIONS, StyleSection } from './style-section.tsx'
import { SpaceExamples, TypeExamples } from './type-examples.tsx'

interface StyleGuideProps {
  paint: Awaited<ReturnType<typeof readPaint>>
  papers: Papers
}

/** The style book: the design language of the site, shown with the site's own parts. */
export function StyleGuidePage({ paint: { colors, hexes, pairs }, papers }: StyleGuideProps) {
  const { t } = useTranslation('style')
  return (
    <>
      <PageHeading heading={{ title: t('title'), intro: t('intro') }} scene={<ChartRoom />}>
        <nav
          aria-label={t('contents')}
          className="[&_ol]:flex [&_ol]:flex-wrap [&_ol]:justify-center [&_ol]:gap-y-0 [&_ol]:gap-x-7 [&_ol]:mt-8"
        >
          <ol>
            {STYLE_SECTIONS.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className={textLinkStyle}>
                  {t(`${name}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </PageHeading>
      <PaletteExamples colors={colors} hexes={hexes} />
      <ContrastPairs pairs={pairs} hexes={hexes} />
      <TypeExamples />
      <SpaceExamples />
      <LightExamples />
      <ButtonExamples />
      <FieldExamples />
      <StyleSection name="instruments">
        <ToolTabs />
      </StyleSection>
      <NoticeExamples />
      <PaperExamples papers={papers} />
      <MusicExamples chords={papers.chords} />
      <StateExamples />
    </>
  )
}
