/** The query parameter that tells how prices are shown, and its two values. */
export const BILLING = 'facturacion'
export const MONTHLY = 'mensual'
export const ANNUALLY = 'anual'

/** True if a URL selects yearly prices; monthly ones are the default. */
export function isAnnual(search: URLSearchParams): boolean {
  return search.get(BILLING) === ANNUALLY
}
