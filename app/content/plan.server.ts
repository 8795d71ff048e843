import { defineQuery } from 'groq'
import { z } from 'zod'
import { localized } from './localized.ts'
import { listOf, maybeText, parseEach, slug, text, toggle } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const plansQuery = defineQuery(`*[_type == "plan"] | order(order asc){
  _id,
  "slug": slug.current,
  ${localized('name')},
  icon,
  price{ monthly, annually },
  features[]{ _key, ${localized('text')} },
  isPremium,
  isPopular,
  ${localized('buttonText')}
}`)

export const planSchema = z.object({
  _id: z.string(),
  slug,
  name: text,
  icon: maybeText,
  price: z.object({ monthly: z.number().min(0), annually: z.number().min(0) }),
  features: listOf(z.object({ _key: z.string(), text }), 'plan.features'),
  isPremium: toggle,
  isPopular: toggle,
  buttonText: maybeText,
})

export type Plan = z.output<typeof planSchema>

/** The plans, in the captain's order; prices in euros. */
export async function readPlans(content: ContentSource, lng: string): Promise<Plan[]> {
  return parseEach(planSchema, await content.fetch(plansQuery, { lng }), 'plan')
}
