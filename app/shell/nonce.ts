import { createContext, useContext } from 'react'

/**
 * The one-time value that lets this page's own scripts and styles through the Content Security
 * Policy. Known on the server only: browsers hide it from the document.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
