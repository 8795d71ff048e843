import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import type { Video } from '../content/video.server.ts'
import { useLazyDialog } from '../ui/lazy-dialog.ts'

const DemoDialog = lazy(() => import('./demo-dialog.tsx'))

interface Demo {
  /** The lesson it shows; null when the page has no video. */
  video: Video | null
  show: () => void
}

const DemoContext = createContext<Demo>({ video: null, show() {} })

export const useDemo = () => useContext(DemoContext)

/** Lets every call to action below it open the free demo; the dialog is fetched on first use. */
export function DemoProvider({ video, children }: { video: Video | null; children: ReactNode }) {
  const { wanted, show, dialog } = useLazyDialog()
  return (
    <DemoContext.Provider value={{ video, show }}>
      {children}
      {wanted && video && (
        <Suspense fallback={null}>
          <DemoDialog video={video} {...dialog} />
        </Suspense>
      )}
    </DemoContext.Provider>
  )
}
