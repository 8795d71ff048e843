import { Paper } from '../ui/paper.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

/**
 * The waitlist form on its own sheet.
 *
 * @param page the Spanish path of what they wait for; the page itself without it
 */
export function WaitlistSheet({
  title,
  text,
  page,
}: {
  title: string
  text: string
  page?: string
}) {
  return (
    <section id="lista-de-espera" className="mx-auto max-w-2xl px-5 md:px-6">
      <Paper>
        <h2 className="text-3xl md:text-4xl">{title}</h2>
        <p className="mt-3 mb-6 text-lg">{text}</p>
        <WaitlistForm page={page} />
      </Paper>
    </section>
  )
}
