import { useTranslation } from 'react-i18next'
import { SendButton } from '../../../forms/send-button.tsx'
import { BillingToggle } from '../../../shop/plans/billing-toggle.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { navLinkStyle, posterLinkStyle, TextLink } from '../../../ui/text-link.tsx'
import { Example, Group, StyleSection } from './style-section.tsx'
import '../../../blog/blog.css'

const LOOKS = ['gold', 'glass', 'quiet', 'ink'] as const
/** Built from their classes: to import the header's components here would add a file to every page. */
const ROUND = [
  { icon: 'search', label: 'common:search' },
  { icon: 'swords', label: 'common:tools.open' },
  { icon: 'map', label: 'common:map.open' },
  { icon: 'volume-2', label: 'common:sound.label' },
] as const
const STATES = ['idle', 'large', 'icon', 'busy', 'disabled'] as const

/** Buttons of every look in every state, round ones, and links. */
export function ButtonExamples() {
  const { t } = useTranslation(['style', 'forms', 'common'])
  return (
    <StyleSection name="buttons">
      {LOOKS.map((look) => (
        <Group key={look} title={t(`buttons.${look}`)}>
          {STATES.map((state) => (
            <Example
              key={state}
              label={t(`buttons.${state}`)}
              code={state === 'idle' ? `<Button variant="${look}">` : undefined}
              paper={look === 'ink'}
            >
              <SampleButton look={look} state={state} />
            </Example>
          ))}
        </Group>
      ))}
      <Group title={t('buttons.icons')}>
        {ROUND.map(({ icon, label }) => (
          <Example key={icon} label={t(label)} code="<IconButton>">
            <IconButton aria-label={t(label)}>
              <Icon name={icon} className="size-6" />
            </IconButton>
          </Example>
        ))}
      </Group>
      <Group title={t('buttons.links')}>
        <Example label="<TextLink>">
          <TextLink to="/niveles">{t('buttons.link')}</TextLink>
        </Example>
        <Example label="navLinkStyle">
          <SiteLink to="/niveles" className={navLinkStyle}>
            {t('buttons.link')}
          </SiteLink>
        </Example>
        <Example label=".luggage-tag">
          <SiteLink to="/blog" className="luggage-tag selectable">
            {t('buttons.link')}
          </SiteLink>
        </Example>
        <Example label="posterLinkStyle" paper>
          <SiteLink to="/niveles" className={posterLinkStyle}>
            {t('buttons.link')}
            <Icon name="arrow-right" className="size-5" />
          </SiteLink>
        </Example>
      </Group>
      <Group title="BillingToggle">
        <BillingToggle saved={2} />
      </Group>
    </StyleSection>
  )
}

function SampleButton({
  look,
  state,
}: {
  look: (typeof LOOKS)[number]
  state: (typeof STATES)[number]
}) {
  const { t } = useTranslation('style')
  if (look === 'gold' && state === 'busy') return <SendButton busy label={t('buttons.set')} />
  return (
    <Button
      variant={look}
      size={state === 'large' ? 'large' : 'normal'}
      aria-disabled={state === 'busy' || undefined}
      disabled={state === 'disabled'}
    >
      {state === 'icon' && <Icon name="anchor" className="size-5" />}
      {t(state === 'busy' ? 'buttons.busy' : 'buttons.set')}
    </Button>
  )
}
