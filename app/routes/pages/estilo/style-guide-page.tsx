import { useTranslation } from 'react-i18next'
import { ChartRoom } from '../../../drawings/scenes/chart-room.tsx'
import { ArsenalTabs } from '../../../shell/arsenal-tabs.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { textLinkStyle } from '../../../ui/text-link.tsx'
import { ButtonsFolio } from './control-plates.tsx'
import { FieldsFolio } from './field-plate.tsx'
import { LightFolio } from './light-plate.tsx'
import { NoticesFolio } from './notice-plate.tsx'
import { PairsFolio, PaletteFolio } from './palette-plates.tsx'
import { MusicFolio, PapersFolio } from './paper-plates.tsx'
import type { Papers, readPaint } from './specimens.server.ts'
import { StatesFolio } from './state-plate.tsx'
import { FOLIOS, StyleSection } from './style-section.tsx'
import { SpaceFolio, TypeFolio } from './type-plates.tsx'

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
            {FOLIOS.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className={textLinkStyle}>
                  {t(`${name}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </PageHeading>
      <PaletteFolio colors={colors} hexes={hexes} />
      <PairsFolio pairs={pairs} hexes={hexes} />
      <TypeFolio />
      <SpaceFolio />
      <LightFolio />
      <ButtonsFolio />
      <FieldsFolio />
      <StyleSection name="instruments">
        <ArsenalTabs />
      </StyleSection>
      <NoticesFolio />
      <PapersFolio papers={papers} />
      <MusicFolio />
      <StatesFolio />
    </>
  )
}
