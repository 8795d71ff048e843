import { useTranslation } from 'react-i18next'
import Bottle from '../../../drawings/bottle.svg?react'
import WaxSeal from '../../../drawings/wax-seal.svg?react'
import { Ship } from '../../../home/ship.tsx'
import { Becalmed } from '../../../offline/becalmed.tsx'
import { Example, StyleSection } from './style-section.tsx'
import '../../../learn/techniques/techniques.css'

/** Examples of light, materials and motion. */
export function LightExamples() {
  const { t } = useTranslation('style')
  return (
    <StyleSection name="light" ground="sea">
      <div className="grid gap-y-10 gap-x-16 md:grid-cols-[3fr_2fr]">
        <Example label={t('light.lantern')} code="Ship" wide>
          <Ship />
        </Example>
        <div className="grid content-center gap-8 [&_figcaption]:text-center">
          <Example label={t('light.grain')} code="--grain" wide>
            <p className="plate on-paper bg-paper text-ink scheme-light display text-3xl">
              {t('light.grain')}
            </p>
          </Example>
          <Example label={t('light.shadow')} code="<WaxSeal>" wide>
            <span className="relative block h-22.5">
              <WaxSeal className="absolute right-[calc(50%-36px)] bottom-[0.9rem] w-18 drop-shadow-[0_3px_3px_rgb(0_0_0/0.4)] max-[30rem]:w-14.5" />
            </span>
          </Example>
          <Example label={t('light.bottle')} code=".notice" wide>
            <Bottle className="mx-auto w-16" />
          </Example>
        </div>
      </div>
      <Example label={t('light.sea')} code="Becalmed, SeaStrings" wide className="mt-10">
        <div className="relative isolate min-h-105 overflow-clip [--sea:96px]">
          <Becalmed />
        </div>
      </Example>
    </StyleSection>
  )
}
