import { useEffect, useRef } from 'react'

/** Runs once for each new object, after the render that brought it and with what that render knows. */
export function useWhenNew<Value extends object>(
  value: Value | undefined,
  run: (value: Value) => void,
) {
  const last = useRef<Value>(undefined)
  useEffect(() => {
    if (!value || last.current === value) return
    last.current = value
    run(value)
  })
}
