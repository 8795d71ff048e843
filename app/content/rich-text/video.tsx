import { VideoFacade } from '../../ui/video-facade.tsx'
import type { VideoBlock } from './rich-text.server.ts'

/** A video in a text, behind its poster until it is wanted. */
export function VideoBlockFacade({ value }: { value: VideoBlock }) {
  return (
    <div className="print:hidden">
      <VideoFacade video={value} />
    </div>
  )
}
