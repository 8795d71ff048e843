import { useTranslation } from 'react-i18next'
import { Ship } from '../../../home/ship.tsx'
import { Becalmed } from '../../../offline/becalmed.tsx'
import { Bottle } from '../../../ui/notices/bottle.tsx'
import { WaxSeal } from '../../../ui/wax-seal.tsx'
import { Folio, Specimen } from './style-section.tsx'
import '../../../learn/techniques/techniques.css'

/** Where the light comes from, what it falls on, and what moves. */
export function LightFolio() {
  const { t } = useTranslation('style')
  return (
    <Folio name="light" ground="sea">
      <div className="grid gap-y-10 gap-x-16 md:grid-cols-[3fr_2fr]">
        <Specimen label={t('light.lantern')} code="Ship" wide>
          <Ship />
        </Specimen>
        <div className="grid content-center gap-8 [&_figcaption]:text-center">
          <Specimen label={t('light.grain')} code="--grain" wide>
            <p className="plate on-paper display text-3xl">{t('light.grain')}</p>
          </Specimen>
          <Specimen label={t('light.shadow')} code="<WaxSeal>" wide>
            <span className="relative block h-22.5">
              <WaxSeal className="absolute right-[calc(50%-36px)] bottom-[0.9rem]" />
            </span>
          </Specimen>
          <Specimen label={t('light.bottle')} code=".notice" wide>
            <Bottle className="mx-auto w-16" />
          </Specimen>
        </div>
      </div>
      <Specimen label={t('light.sea')} code="Becalmed, SeaStrings" wide className="mt-10">
        <div className="relative isolate min-h-105 overflow-clip [--sea:96px]">
          <Becalmed />
        </div>
      </Specimen>
    </Folio>
  )
}
