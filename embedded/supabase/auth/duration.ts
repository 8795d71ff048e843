const UNITS_MS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/**
 * A duration as Go writes it and GoTrue takes it, such as `24h`, `1h30m` or `0.5h`, in milliseconds.
 * @returns null when it is none
 */
export function parseDuration(text: string): number | null {
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return null
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)
  return [...parts].reduce((sum, [, n, unit]) => sum + Number(n) * (UNITS_MS[unit ?? ''] ?? 0), 0)
}
