import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../../forms/form-frame.tsx'
import { SendButton } from '../../../forms/send-button.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useSiteForm } from '../../../forms/use-site-form.ts'
import { Choices } from '../../../instruments/choices.tsx'
import { Tick } from '../../../instruments/fold.tsx'
import { AccessField, PasswordField } from '../../../members/access/access-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { SearchInput } from '../../../ui/search-parts.tsx'
import { Group, StyleSection } from './style-section.tsx'
import '../../../instruments/instrument.css'

/** Fields in every state, on the paper that they stand on, and the ways to choose. */
export function FieldExamples() {
  const { t } = useTranslation(['style', 'forms', 'search'])
  const form = useSiteForm('contact', {})
  const filled = { ...form, typed: { name: t('fields.name') } }
  const invalid = {
    ...form,
    typed: { email: 'ana@' },
    problems: { email: 'emailInvalid', message: 'messageRequired' },
    failure: 'unavailable',
  } as const
  return (
    <StyleSection name="fields" ground="sea">
      <div className="grid gap-8 md:grid-cols-[1fr_1fr] md:items-start">
        <Paper>
          <h3 className="mb-5 text-2xl">{t('fields.empty')}</h3>
          <div className="grid gap-5">
            <TextField form={form} name="name" label={t('fields.empty')} />
            <TextField form={filled} name="name" label={t('fields.filled')} />
            <AccessField name="nick" label={t('fields.hint')} hint={t('fields.hintText')} />
            <PasswordField
              name="password"
              label={t('fields.secret')}
              autoComplete="current-password"
            />
          </div>
        </Paper>
        <Paper>
          <h3 className="mb-5 text-2xl">{t('fields.invalid')}</h3>
          <FormFrame form={invalid} label={t('fields.form')}>
            <TextField form={invalid} name="email" type="email" label={t('fields.invalid')} />
            <TextField form={invalid} name="message" label={t('fields.invalid')} rows={3} />
            <SendButton busy={form.busy} label={t('buttons.set')} />
          </FormFrame>
        </Paper>
      </div>
      <ChoicesGroup />
      <Group title={t('fields.search')}>
        <search className="flex gap-[0.6rem] w-full max-w-3xl">
          <SearchInput aria-label={t('search:label')} placeholder={t('search:placeholder')} />
          <Button>
            <Icon name="search" className="size-5" />
            {t('search:submit')}
          </Button>
        </search>
      </Group>
    </StyleSection>
  )
}

const BEATS = [2, 3, 4, 6]
const MIDDLE = 60

/** Controls of the metronome, with state of their own. */
function ChoicesGroup() {
  const { t } = useTranslation(['style', 'instruments'])
  const [beats, setBeats] = useState(4)
  const [volume, setVolume] = useState(MIDDLE)
  return (
    <div className="metronome max-w-184 mx-auto mt-10 mb-0">
      <div className="instrument-sheet on-paper rounded-sheet">
        <Choices
          legend={t('instruments:metronome.signature')}
          value={beats}
          choices={BEATS.map((value) => ({ value, label: `${value}/4` }))}
          onChange={setBeats}
        />
        <label className="block min-w-0">
          <span className="block font-bold">{t('instruments:metronome.volume')}</span>
          <input
            type="range"
            className="rope-range"
            value={volume}
            onChange={({ target }) => setVolume(target.valueAsNumber)}
          />
        </label>
        <Tick label={t('fields.checked')} defaultChecked />
        <Tick label={t('fields.unchecked')} />
      </div>
    </div>
  )
}
