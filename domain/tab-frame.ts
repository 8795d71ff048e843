/** Path of the page on which the Studio sees a tab as readers will, in a frame of its form. */
export const TAB_FRAME_PATH = '/tablatura'

/** What the Studio says to that page. */
export interface TabShown {
  type: 'tab-shown'
  /** The fields of a tab, as they stand in the form. */
  fields: unknown
}

/** What the page says to the Studio: that it listens, and each height that its content takes (px). */
export type TabFrameNews =
  | { type: 'tab-frame-ready' }
  | { type: 'tab-frame-height'; height: number }
