import type { Namespace } from '../domain/messages/es.ts'

/** The facts of a page: its route exports them as `handle`, and whatever asks reads them there. */
export interface PageHandle {
  /** The parts of the interface's texts that it shows; `common` is on every page. */
  i18n?: Namespace | Namespace[]
  /** The keys of a query that its loaders read; any other makes no other page. */
  query?: string[]
  /** Not for search engines: of one person, a form, a stand-in for others, another name of a page. */
  index?: false
  /** It wants the instruments at hand. */
  instruments?: true
  /** It says itself what is not there. */
  ownNotFound?: true
}
