/**
 * Saving of a yearly payment in months of the monthly price, rounded to whole months; at least 0.
 *
 * @param price in euros, for a month and for a year
 */
export function savedMonths({ monthly, annually }: { monthly: number; annually: number }): number {
  if (monthly <= 0) return 0
  return Math.max(0, Math.round(12 - annually / monthly))
}
