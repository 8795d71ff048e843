import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormContext, untouched } from '../../../forms/form-state.ts'
import { SendButton } from '../../../forms/send-button.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { Choices } from '../../../instruments/choices.tsx'
import { Tick } from '../../../instruments/fold.tsx'
import { PasswordField } from '../../../members/access/fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { SearchInput } from '../../../ui/search-parts.tsx'
import { Group, StyleSection } from './style-section.tsx'
import '../../../instruments/instrument.css'

/** Fields in every state, on the paper that they stand on, and the ways to choose. */
export function FieldExamples() {
  const { t } = useTranslation(['style', 'forms', 'search'])
  const invalid = {
    ...untouched,
    typed: { email: 'ana@' },
    problems: {
      email: t('forms:problems.emailInvalid'),
      message: t('forms:problems.messageRequired'),
    },
  }
  return (
    <StyleSection name="fields" ground="sea">
      <div className="grid gap-8 md:grid-cols-2 md:items-start">
        <Paper>
          <h3 className="mb-5 text-2xl">{t('fields.empty')}</h3>
          <div className="grid gap-5">
            <TextField name="name" label={t('fields.empty')} />
            <TextField name="name" label={t('fields.filled')} defaultValue={t('fields.name')} />
            <TextField name="nick" label={t('fields.hint')} hint={t('fields.hintText')} />
            <PasswordField
              name="password"
              label={t('fields.secret')}
              autoComplete="current-password"
            />
          </div>
        </Paper>
        <Paper>
          <h3 className="mb-5 text-2xl">{t('fields.invalid')}</h3>
          <FormContext value={invalid}>
            <form aria-label={t('fields.form')} className="grid gap-5">
              <Failure>{t('forms:failures.unavailable')}</Failure>
              <TextField name="email" type="email" label={t('fields.invalid')} />
              <TextField name="message" label={t('fields.invalid')} rows={3} />
              <SendButton busy={false} label={t('buttons.set')} />
            </form>
          </FormContext>
        </Paper>
      </div>
      <ChoicesGroup />
      <Group title={t('fields.search')}>
        <search className="flex gap-2.5 w-full max-w-3xl">
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
