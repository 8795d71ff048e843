import { languages } from '../../schemas/localized.ts'

export type Target = (typeof languages)[number]

/** The languages that are translated into, in the order of the site's menu. */
export const targets: Target[] = languages.filter(({ id }) => id !== 'es')
