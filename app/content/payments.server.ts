import { defineQuery } from 'groq'
import { parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const paymentsQuery = defineQuery(`*[_id == "siteSettings"][0].payments`)

/** Labels of the means of payment that the shop takes (`VISA`). */
export async function readPayments(content: ContentSource): Promise<string[]> {
  return parseEach(text, await content.fetch(paymentsQuery), 'siteSettings.payments')
}
