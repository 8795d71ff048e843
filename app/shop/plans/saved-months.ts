/**
 * How many months of the monthly price a yearly payment saves, to the nearest whole month; never
 * less than none.
 *
 * @param price in euros, for a month and for a year
 */
export function savedMonths({ monthly, annually }: { monthly: number; annually: number }): number {
  if (monthly <= 0) return 0
  return Math.max(0, Math.round(12 - annually / monthly))
}
