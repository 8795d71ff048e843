/** Path of the page on which the Studio sees a tab as readers will, in a frame of its form. */
export const TAB_FRAME_PATH = '/tablatura'

/** The message of the Studio to that page. */
export interface TabShown {
  type: 'tab-shown'
  /** The fields of a tab, as they stand in the form. */
  fields: unknown
}

/** The messages of the page to the Studio: it listens; its content has a height (px). */
export type TabFrameNews =
  | { type: 'tab-frame-ready' }
  | { type: 'tab-frame-height'; height: number }
