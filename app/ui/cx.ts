/** Class names joined to one attribute; what is empty, false or missing is left out. */
export function cx(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
