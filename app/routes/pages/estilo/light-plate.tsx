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
      <div className="light-plate">
        <Specimen label={t('light.lantern')} code="Ship" className="specimen-open">
          <Ship />
        </Specimen>
        <div className="light-papers">
          <Specimen label={t('light.grain')} code="--grain" className="specimen-open">
            <p className="plate on-paper display text-3xl">{t('light.grain')}</p>
          </Specimen>
          <Specimen label={t('light.shadow')} code=".wax-seal" className="specimen-open">
            <span className="seal-stand">
              <WaxSeal />
            </span>
          </Specimen>
          <Specimen label={t('light.bottle')} code=".notice" className="specimen-open">
            <Bottle className="mx-auto w-16" />
          </Specimen>
        </div>
      </div>
      <Specimen label={t('light.sea')} code="Becalmed, SeaStrings" className="specimen-open mt-10">
        <div className="becalmed sea-stand">
          <Becalmed />
        </div>
      </Specimen>
    </Folio>
  )
}
