import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalloutBox } from '../../../content/rich-text/callout.tsx'
import type { TextBlock } from '../../../content/rich-text/rich-text.server.ts'
import Bottle from '../../../drawings/bottle.svg?react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/field.tsx'
import { useLazyDialog } from '../../../ui/lazy-dialog.ts'
import { type NoticeName, notices } from '../../../ui/notices/catalogue.ts'
import { FlashNotice } from '../../../ui/notices/flash-notice.tsx'
import { noticeEdge, noticeStyle } from '../../../ui/notices/notice-paper.ts'
import { useNotify } from '../../../ui/notices/notice-provider.tsx'
import { Example, Group, StyleSection } from './style-section.tsx'

const NAMES = Object.keys(notices) as NoticeName[]
/** Values of the placeholders in the texts of notices. */
const VALUES = { email: 'ana@example.com', tier: 'Capitán', title: 'Codice', hex: '#fbbf24' }

const paragraph = (text: string): TextBlock => ({
  _key: 'p',
  _type: 'block',
  style: 'normal',
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
  markDefs: [],
})

const loadDialog = () => import('./example-dialog.tsx')

/** Notices as they lie on a page and as they arrive, callouts, and a dialog. */
export function NoticeExamples() {
  const { t } = useTranslation(['style', 'common'])
  const notify = useNotify()
  const [name, setName] = useState<NoticeName>('loginSoon')
  const { Dialog, show, dialog } = useLazyDialog(loadDialog, () => notify('notFetched'))
  const values = { ...VALUES, message: t('states.uploadFailed') }
  return (
    <StyleSection name="notices">
      <div className="grid gap-x-8 gap-y-4 [&_figcaption]:text-center md:grid-cols-2 md:items-start">
        <Example label={t('notices.good')} code="noticeStyle" wide>
          <FlashNotice flash={{ notice: 'contactSent', email: VALUES.email }} />
        </Example>
        <Example label={t('notices.bad')} code="noticeEdge.destructive" wide>
          <div
            className={cx(
              noticeStyle,
              noticeEdge.destructive,
              'mx-auto my-4 w-full max-w-xl pr-5!',
            )}
          >
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
        </Example>
      </div>
      <div className="grid gap-3 max-w-184 mx-auto mt-8 mb-0 md:grid-cols-[auto_1fr_auto] md:items-center with-scripts">
        <label htmlFor="which-notice" className="font-bold">
          {t('notices.which')}
        </label>
        <Select
          id="which-notice"
          value={name}
          onChange={({ target }) => setName(target.value as NoticeName)}
        >
          {NAMES.map((notice) => (
            <option key={notice} value={notice}>
              {t(`common:${notices[notice].title}`, values)} ({notice})
            </option>
          ))}
        </Select>
        <Button onClick={() => notify(name, values)}>{t('notices.throw')}</Button>
      </div>
      <Group title={t('notices.asides')}>
        <div className="grid flex-1 gap-5 text-ink md:grid-cols-3 on-paper">
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
        <Button variant="glass" aria-haspopup="dialog" onClick={show}>
          {t('notices.open')}
        </Button>
        {Dialog && <Dialog {...dialog} />}
      </Group>
    </StyleSection>
  )
}
