import { useEffect } from 'react'
import { openDocked, registerFullInstrument, type Tool } from './dock-store.ts'

/**
 * For an instrument in its whole size: the small one steps aside, and takes over when the whole one
 * goes while it is on.
 */
export function useFullInstrument(tool: Tool, isOn: boolean) {
  useEffect(() => registerFullInstrument(tool), [tool])
  useEffect(() => {
    if (isOn) openDocked(tool)
  }, [tool, isOn])
}
