import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import type { NoticeName } from './catalogue.ts'

const NoticeArea = lazy(() => import('./notice-area.tsx'))

/** What a notice's texts name in braces: `{{title}}` is `values.title`. */
type NoticeValues = Record<string, string>

/** A notice that was given; `id` tells two of the same name apart. */
export interface GivenNotice {
  name: NoticeName
  values?: NoticeValues
  id: number
}

const NoticeContext = createContext<(name: NoticeName, values?: NoticeValues) => void>(() => {})

/** How a component gives a notice: `const notify = useNotify()`, `notify('loginSoon')`. */
export function useNotify() {
  return useContext(NoticeContext)
}

/** Holds the one notice that is visible; its area is fetched with the first notice. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<GivenNotice | null>(null)
  const notify = useMemo(
    () => (name: NoticeName, values?: NoticeValues) =>
      setNotice((last) => ({ name, values, id: (last?.id ?? 0) + 1 })),
    [],
  )
  return (
    <NoticeContext.Provider value={notify}>
      {children}
      {notice && (
        <Suspense fallback={null}>
          <NoticeArea notice={notice} />
        </Suspense>
      )}
    </NoticeContext.Provider>
  )
}
