import * as Toast from '@radix-ui/react-toast'
import { type FocusEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import Bottle from '../../drawings/bottle.svg?react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { type Notice, notices, titleLangOf } from './catalogue.ts'
import { noticeEdge, noticeStyle } from './notice-paper.ts'
import type { ActiveNotice } from './notice-provider.tsx'

const DEFAULT_DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/** The notice area: one notice at a time, a message in a bottle. F8 moves the focus to it. */
export default function NoticeArea({ notice: { name, values, id } }: { notice: ActiveNotice }) {
  const { t, i18n } = useTranslation()
  const notice = notices[name]
  const { title, text, duration } = notice
  const { destructive }: Notice = notice
  const area = useRef<HTMLOListElement>(null)
  const previousFocus = useRef<EventTarget | null>(null)

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) previousFocus.current = relatedTarget
  }

  /** A notice that closes with the focus in it gives it back. */
  function returnFocus(open: boolean) {
    if (open || !area.current?.contains(document.activeElement)) return
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
  }

  return (
    <Toast.Provider
      duration={DEFAULT_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      label={t('notices.close')}
    >
      <Toast.Root
        key={id}
        duration={duration}
        onOpenChange={returnFocus}
        className={cx(
          noticeStyle,
          noticeEdge[destructive ? 'destructive' : 'usual'],
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-[110%] data-[swipe=end]:transition-[translate] data-[swipe=end]:duration-150',
        )}
      >
        <Bottle className="w-7 shrink-0 md:w-10" />
        <div className="min-w-0 flex-1">
          <Toast.Title
            lang={titleLangOf(notice, i18n.language)}
            className="display text-lg leading-tight"
          >
            {t(title, values)}
          </Toast.Title>
          <Toast.Description className="mt-1 text-base leading-snug">
            {t(text, values)}
          </Toast.Description>
        </div>
        <Toast.Close
          aria-label={t('notices.close')}
          className="grid place-items-center size-11 -mt-2 -mr-1 mb-0 ml-0"
        >
          <Icon name="x" className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={area}
        onFocus={rememberFocus}
        hotkey={['F8']}
        label={t('notices.area')}
        className="fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-50 flex flex-col outline-none [--wash-from:60%] max-md:in-[:has([data-dock])]:bottom-16 md:inset-x-auto md:right-0 md:bottom-0 md:w-105 md:p-4"
      />
    </Toast.Provider>
  )
}
