import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { fitTitle } from './fit-title.ts'
import './page-heading.css'
import { Intro } from './section.tsx'

/** The classes of a page's title, whose size follows its words (`fitTitle`). */
export const pageTitleStyle =
  'fit-title leading-[1.05] [--title-size:3rem] md:[--title-size:4.25rem]'

/** The top of a page that arranges its words itself. */
export function PageHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header className={cx('page-heading', className)} {...props} />
}

/** Title and introduction of a page. */
export interface Heading {
  title: string
  intro: string
}

/** The top of a page: its title, its introduction and a scene. */
export function PageHeading({
  heading: { title, intro },
  scene,
  children,
}: {
  heading: Heading
  /** One of `app/drawings/scenes/`; at most three pages share one. */
  scene: ReactNode
  children?: ReactNode
}) {
  return (
    <PageHeader>
      <div className="mx-auto max-w-288 px-5 pt-3 pb-27 text-center md:grid md:min-h-82 md:items-center md:px-6 md:pt-9 md:pb-29 md:text-start">
        <div className="fit-room md:w-[54%]">
          <h1 className={pageTitleStyle} style={fitTitle(title)}>
            {title}
          </h1>
          {intro && (
            <Intro of="heading" className="mx-auto md:mx-0">
              {intro}
            </Intro>
          )}
          {children}
        </div>
      </div>
      {scene}
    </PageHeader>
  )
}
