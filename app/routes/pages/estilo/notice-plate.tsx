import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalloutBox } from '../../../content/rich-text/callout.tsx'
import type { TextBlock } from '../../../content/rich-text/rich-text.server.ts'
import { useLazyDialog } from '../../../ui/lazy-dialog.ts'
import { Bottle } from '../../../ui/notices/bottle.tsx'
import { type NoticeName, notices } from '../../../ui/notices/catalogue.ts'
import { FlashNotice } from '../../../ui/notices/flash-notice.tsx'
import { useNotify } from '../../../ui/notices/notice-provider.tsx'
import { Folio, Group, Specimen } from './style-section.tsx'

const NAMES = Object.keys(notices) as NoticeName[]
/** What the texts of the notices have in braces. */
const VALUES = { email: 'ana@example.com', tier: 'Capitán', title: 'Codice', hex: '#fbbf24' }

const paragraph = (text: string): TextBlock => ({
  _key: 'p',
  _type: 'block',
  style: 'normal',
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
  markDefs: [],
})

const loadDialog = () => import('./specimen-dialog.tsx')

/** Notices as they lie on a page and as they arrive, words aside, and a dialog. */
export function NoticesFolio() {
  const { t } = useTranslation(['style', 'common'])
  const notify = useNotify()
  const [name, setName] = useState<NoticeName>('loginSoon')
  const { Dialog, show, dialog } = useLazyDialog(loadDialog, () => notify('notFetched'))
  const values = { ...VALUES, message: t('states.uploadFailed') }
  return (
    <Folio name="notices">
      <div className="notice-stand">
        <Specimen label={t('notices.good')} code=".notice" className="specimen-open">
          <FlashNotice flash={{ notice: 'contactSent', email: VALUES.email }} />
        </Specimen>
        <Specimen label={t('notices.bad')} code=".notice-destructive" className="specimen-open">
          <div className="notice notice-destructive flash-notice on-paper">
            <Bottle className="w-10 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="display text-lg leading-tight">
                {t('common:notices.removeFailedTitle')}
              </p>
              <p className="mt-1 text-base leading-snug">
                {t('common:notices.failureText', values)}
              </p>
            </div>
          </div>
        </Specimen>
      </div>
      <div className="thrower with-scripts">
        <label htmlFor="which-notice" className="font-bold">
          {t('notices.which')}
        </label>
        <select
          id="which-notice"
          className="form-input"
          value={name}
          onChange={({ target }) => setName(target.value as NoticeName)}
        >
          {NAMES.map((notice) => (
            <option key={notice} value={notice}>
              {t(`common:${notices[notice].title}`, values)} ({notice})
            </option>
          ))}
        </select>
        <button type="button" className="button button-gold" onClick={() => notify(name, values)}>
          {t('notices.throw')}
        </button>
      </div>
      <Group title={t('notices.asides')}>
        <div className="asides on-paper">
          {(['tip', 'warning', 'exercise'] as const).map((tone) => (
            <CalloutBox
              key={tone}
              value={{
                _type: 'callout',
                _key: tone,
                tone,
                title: '',
                tempo: tone === 'exercise' ? 80 : null,
                paragraphs: [paragraph(t(`music.${tone}`))],
              }}
            />
          ))}
        </div>
      </Group>
      <Group title={t('notices.dialogs')}>
        <button type="button" className="button button-glass" aria-haspopup="dialog" onClick={show}>
          {t('notices.open')}
        </button>
        {Dialog && <Dialog {...dialog} />}
      </Group>
    </Folio>
  )
}
