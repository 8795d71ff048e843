import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Language } from '../../domain/languages.ts'
import { localized } from './localized.ts'
import { maybeText, optional, parseEach, parseOne, text, toggle } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'
import { getFixedT } from './texts.server.ts'

export const settingsQuery = defineQuery(`*[_id == "siteSettings"][0]{
  ${localized('title')},
  ${localized('description')},
  ${localized('footerText')},
  contactEmail,
  newsletter{ ${localized('title')}, ${localized('text')}, ${localized('buttonLabel')} },
  whatsapp{ number, ${localized('message')} },
  access,
  levelUploads,
  memberships,
  songRequests
}`)

export const settingsSchema = z.object({
  title: maybeText,
  description: maybeText,
  footerText: maybeText,
  contactEmail: maybeText,
  newsletter: optional(
    z.object({ title: maybeText, text: maybeText, buttonLabel: maybeText }),
    'siteSettings.newsletter',
  ),
  whatsapp: optional(
    z.object({ number: z.string().regex(/^\d{8,15}$/), message: maybeText }),
    'siteSettings.whatsapp',
  ),
  access: toggle,
  levelUploads: toggle,
  memberships: toggle,
  songRequests: toggle,
})

export type Settings = z.output<typeof settingsSchema>

const unwritten: Settings = {
  title: '',
  description: '',
  footerText: '',
  contactEmail: '',
  newsletter: null,
  whatsapp: null,
  access: false,
  levelUploads: false,
  memberships: false,
  songRequests: false,
}

/**
 * Settings of every page; without a document, switches are closed and texts empty. The title is the
 * school's name, which is never empty.
 */
export async function readSettings(content: ContentSource, lng: Language): Promise<Settings> {
  const row = await content.fetch(settingsQuery, { lng })
  const settings = parseOne(settingsSchema, row, 'siteSettings') ?? unwritten
  if (settings.title) return settings
  const t = await getFixedT(content, lng, 'common')
  return { ...settings, title: t('siteName') }
}

export const paymentsQuery = defineQuery(`*[_id == "siteSettings"][0].payments`)

/** Labels of the means of payment that the shop takes (`VISA`). */
export async function readPayments(content: ContentSource): Promise<string[]> {
  return parseEach(text, await content.fetch(paymentsQuery), 'siteSettings.payments')
}
