import { createContext, type ReactNode, Suspense, useContext } from 'react'
import type { Video } from '../content/video.server.ts'
import { useLazyDialog } from '../ui/lazy-dialog.ts'
import { useNotify } from '../ui/notices/notice-provider.tsx'

const load = () => import('./demo-dialog.tsx')

interface Demo {
  /** The lesson it shows; null when the page has no video. */
  video: Video | null
  show: () => void
}

const DemoContext = createContext<Demo>({ video: null, show() {} })

export const useDemo = () => useContext(DemoContext)

/** Lets every call to action below it open the free demo; the dialog is fetched on first use. */
export function DemoProvider({ video, children }: { video: Video | null; children: ReactNode }) {
  const notify = useNotify()
  const { Dialog, show, dialog } = useLazyDialog(load, () => notify('notFetched'))
  return (
    <DemoContext.Provider value={{ video, show }}>
      {children}
      {Dialog && video && (
        <Suspense fallback={null}>
          <Dialog video={video} {...dialog} />
        </Suspense>
      )}
    </DemoContext.Provider>
  )
}
