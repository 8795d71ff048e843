import type { CSSProperties, ReactNode } from 'react'
import type { Hour } from '../drawings/course-sky.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import type { Picture } from './image.server.ts'
import './reading-sheet.css'
import { TextLink } from '../ui/text-link.tsx'

interface ReadingSheetProps {
  /** The page that the text belongs to. */
  back: { to: string; label: string }
  /** Above the title. */
  lead: ReactNode
  title: string
  summary?: string | null
  /** Author, date and reading time. */
  byline?: ReactNode
  /** At the end of the heading. */
  action?: ReactNode
  cover?: Picture | null
  /** Below the sheet. */
  after?: ReactNode
  /** Behind it. */
  sky?: ReactNode
  hour?: Hour
  style?: CSSProperties
  children: ReactNode
}

/** A page to read: its heading and its text on a sheet of parchment. */
export function ReadingSheet({ back, title, children, ...parts }: ReadingSheetProps) {
  const { lead, summary, byline, action, cover, after, sky, hour, style } = parts
  return (
    <article className="article" style={style} data-hour={hour}>
      {sky}
      <div className="mx-auto max-w-240 print:max-w-none">
        <TextLink to={back.to} className="mx-5 mb-3 gap-2 print:hidden">
          <Icon name="arrow-left" className="size-5" />
          {back.label}
        </TextLink>
        <div className="article-sheet on-paper bg-paper text-ink scheme-light">
          {cover && <Image picture={cover} priority />}
          <div>
            <header>
              {lead}
              <h1>{title}</h1>
              {summary && <p data-part="summary">{summary}</p>}
              {byline && <p data-part="byline">{byline}</p>}
              {action}
            </header>
            {children}
          </div>
        </div>
        {after}
      </div>
    </article>
  )
}
