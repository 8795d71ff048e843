import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { NoticeName } from './catalogue.ts'

/** Preloads the component that shows notices, for when the browser may be offline. */
export const loadNoticeArea = () => import('./notice-area.tsx')

type NoticeArea = Awaited<ReturnType<typeof loadNoticeArea>>['default']

/** Values of the placeholders in a notice's texts: `{{title}}` is `values.title`. */
type NoticeValues = Record<string, string>

/** A notice to show; `id` distinguishes two of the same name. */
export interface ActiveNotice {
  name: NoticeName
  values?: NoticeValues
  id: number
}

const NoticeContext = createContext<(name: NoticeName, values?: NoticeValues) => void>(() => {})

/**
 * Returns the function that shows a notice: `const notify = useNotify()`, `notify('loginSoon')`.
 */
export function useNotify() {
  return useContext(NoticeContext)
}

/**
 * Holds the one notice that is visible; its area is fetched with the first notice. Without a
 * connection that may fail, which must cost the notice and not the page.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<ActiveNotice | null>(null)
  const [Area, setArea] = useState<NoticeArea | null>(null)
  const notify = useMemo(
    () => (name: NoticeName, values?: NoticeValues) => {
      setNotice((last) => ({ name, values, id: (last?.id ?? 0) + 1 }))
      loadNoticeArea().then(
        (area) => setArea(() => area.default),
        (error) => console.info(`notices: "${name}" could not be shown: ${error}`),
      )
    },
    [],
  )
  return (
    <NoticeContext.Provider value={notify}>
      {children}
      {notice && Area && <Area notice={notice} />}
    </NoticeContext.Provider>
  )
}
