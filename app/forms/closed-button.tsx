import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeName } from '../ui/notices/catalogue.ts'
import { useNotify } from '../ui/notices/notice-provider.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

interface ClosedButtonProps {
  /** Notice that explains why it is closed, and the values of its placeholders. */
  notice: NoticeName
  values?: Record<string, string>
  /** Spanish path and name of the waitlist's subject. */
  page: string
  about: string
  className: string
  onPress?: () => void
  children: ReactNode
}

/** The button of a closed feature: shows a notice, and offers the waitlist. */
export function ClosedButton(props: ClosedButtonProps) {
  const { notice, values, page, about, className, onPress, children } = props
  const { t } = useTranslation('forms')
  const notify = useNotify()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  // Its notice comes at the lower edge of a phone.
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={`with-scripts ${className}`}
        onClick={() => {
          notify(notice, values)
          setIsOpen(true)
          onPress?.()
        }}
      >
        {children}
      </button>
      <SiteLink to="/formularios/waitlist" className={`without-scripts ${className}`}>
        {children}
      </SiteLink>
      {isOpen && (
        <div
          ref={form}
          id={id}
          className="mt-5 w-full max-w-104 scroll-mt-24 scroll-mb-38 text-start"
        >
          <p className="mb-4">{t('waitlist.offer')}</p>
          <WaitlistForm page={page} about={about} />
        </div>
      )}
    </>
  )
}
