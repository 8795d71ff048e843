import { createContext } from 'react'

/**
 * True within a dialog. A link there changes the page without a view transition: WebKitGTK 2.50 ends
 * its web process when a dialog closes while one begins.
 */
export const InDialog = createContext(false)
