import { useEffect } from 'react'
import { openDocked, registerFullInstrument, type Tool } from './dock-store.ts'

/** For a full instrument: hides the docked one, which takes over when the full one unmounts while it is on. */
export function useFullInstrument(tool: Tool, isOn: boolean) {
  useEffect(() => registerFullInstrument(tool), [tool])
  useEffect(() => {
    if (isOn) openDocked(tool)
  }, [tool, isOn])
}
