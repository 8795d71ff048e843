import { DownloadList } from './download-list.tsx'
import type { MemberContent } from './member-content.server.ts'
import { RichText } from './rich-text/rich-text.tsx'

/** Members-only text and its downloads; in Spanish where it is not translated. */
export function MemberText({
  content: { language, body, downloads },
}: {
  content: Omit<MemberContent, 'sheet'>
}) {
  return (
    <>
      <div lang={language}>
        <RichText blocks={body} />
      </div>
      <DownloadList downloads={downloads} />
    </>
  )
}
