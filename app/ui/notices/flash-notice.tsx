import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Bottle from '../../drawings/bottle.svg?react'
import { cx } from '../cx.ts'
import { notices, titleLangOf } from './catalogue.ts'
import type { Flash } from './flash.server.ts'
import { noticeEdge, noticeStyle } from './notice-paper.ts'

/** A notice that came with the page: of a form that was sent without scripts, or of a log-in. */
export function FlashNotice({ flash }: { flash: Flash }) {
  const { t, i18n } = useTranslation()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const notice = notices[flash.notice]
  // It belongs to the page that came with it, not to those that scripts load later.
  if (key !== firstKey) return null
  return (
    <div
      role="status"
      className={cx(noticeStyle, noticeEdge.usual, 'mx-auto my-4 w-full max-w-xl pr-5!')}
    >
      <Bottle className="w-10 shrink-0" />
      <div className="min-w-0 flex-1">
        <p lang={titleLangOf(notice, i18n.language)} className="display text-lg leading-tight">
          {t(notice.title)}
        </p>
        <p className="mt-1 text-base leading-snug">{t(notice.text, { email: flash.email })}</p>
      </div>
    </div>
  )
}
