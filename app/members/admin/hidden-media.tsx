import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MediumView } from '../media/medium-view.tsx'
import type { HiddenEntry } from './hidden-media.server.ts'

/**
 * Media that the captain has hidden from the gallery, each with a button to show it again.
 *
 * @param media null when the dataset returned no list
 */
export function HiddenMedia({ media }: { media: HiddenEntry[] | null }) {
  const { t, i18n } = useTranslation('admin')
  const sending = useNavigation().formData?.get('path')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <section className="mt-14" aria-labelledby="ocultos">
      <h2 id="ocultos" className="text-3xl">
        {t('hidden.title')}
      </h2>
      <p className="mt-2 text-lg text-mist">
        {t(media ? (media.length > 0 ? 'hidden.text' : 'hidden.none') : 'hidden.unavailable')}
      </p>
      <ul className="grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] mt-6 empty:hidden">
        {media?.map((medium) => (
          <li
            key={medium.path}
            className="flex flex-col overflow-hidden wrap-anywhere border-3 border-rope/50 rounded-[12px_15px_11px_14px] bg-(--shoal)"
          >
            {medium.published ? (
              <MediumView medium={medium} controls />
            ) : (
              <p className="grid aspect-4/3 w-full bg-night place-items-center p-4 text-center">
                {t('hidden.gone')}
              </p>
            )}
            <Form method="post" className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
              <input type="hidden" name="path" value={medium.path} />
              <p className="min-w-0 flex-1">
                <span className="block truncate font-bold">{medium.title}</span>
                {medium.hiddenAt && (
                  <span className="text-base text-mist">
                    {t('hidden.since', { date: date.format(new Date(medium.hiddenAt)) })}
                  </span>
                )}
              </p>
              <Button
                type="submit"
                name="intent"
                value="show"
                variant="glass"
                aria-disabled={sending === medium.path}
              >
                <Icon name="eye" className="size-5" />
                {t('hidden.show')}
                <span className="sr-only">{medium.title}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
