import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSwatches } from '../../content/swatch.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { Bridge } from '../../drawings/scenes/bridge.tsx'
import { ColorFlag } from '../../members/admin/color-flag.tsx'
import { readHiddenMedia } from '../../members/admin/hidden-media.server.ts'
import { HiddenMedia } from '../../members/admin/hidden-media.tsx'
import { MemberList } from '../../members/admin/member-list.tsx'
import { readMembers, removeSecondStep, setRank } from '../../members/admin/members.server.ts'
import { requireCaptain } from '../../members/admin/require-captain.server.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export const handle = { i18n: 'admin', query: ['q'], access: 'captain' } satisfies PageHandle

/** For captains only: visitors are sent to log in, other members are refused. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, session, members, inbox, moderation } = context
  const language = languageOf(request)
  requireCaptain(session, '/admin', language)
  const question = new URL(request.url).searchParams.get('q') ?? ''
  const [t, swatches, memberPage, unread, hidden] = await Promise.all([
    getFixedT(content, language, 'admin'),
    orServiceUnavailable(readSwatches(content, language)),
    readMembers(members, question.slice(0, 100)),
    inbox.countNew().catch(() => null),
    readHiddenMedia(moderation, members).catch(() => null),
  ])
  return {
    title: t('title'),
    swatches,
    memberPage,
    unread,
    hidden,
  }
}

/** Handles the captain's changes: of a member, or to show a hidden medium again. */
export async function action({ request, context }: LoaderFunctionArgs) {
  const { session, members, moderation } = context
  const captain = requireCaptain(session, '/admin', languageOf(request))
  const form = await request.formData()
  const given = (name: string) => String(form.get(name) ?? '')
  switch (given('intent')) {
    case 'show':
      await moderation.show(given('path'))
      return null
    case 'second-step':
      return { id: given('id'), error: await removeSecondStep(members, form) }
    default:
      return {
        id: given('id'),
        error: await setRank(members, form, captain.userId),
        rank: {
          tier: given('tier'),
          role: given('role'),
          languages: form.getAll('languages').map(String),
        },
      }
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : [])

export default function Admin() {
  const { t } = useTranslation('admin')
  const { swatches, memberPage, unread, hidden } = useLoaderData<typeof loader>()
  const order = useActionData<typeof action>() ?? undefined
  return (
    <>
      <PageHeading heading={{ title: t('title'), intro: t('intro') }} scene={<Bridge />} />
      <Section as="div" ground="night">
        <div className="mx-auto max-w-5xl px-5 md:px-6">
          <section className="p-8 [background:var(--grain),linear-gradient(150deg,color-mix(in_oklab,var(--color-wood)_82%,var(--color-amber)),var(--color-wood))] border-4 border-amber rounded-[18px_14px_20px_12px]">
            <h2 className="text-3xl">{t('studio')}</h2>
            <p className="mt-2 max-w-2xl text-lg">{t('studioText')}</p>
            {unread !== null && (
              <p className="mt-2 font-bold text-lg">{t('unread', { count: unread })}</p>
            )}
            <a href="/studio" className={buttonStyle({ className: 'mt-5' })}>
              {t('studioLink')}
              <Icon name="arrow-right" className="size-5" />
            </a>
          </section>
          <MemberList page={memberPage} order={order} />
          <HiddenMedia media={hidden} />
          <section className="mt-14">
            <h2 id="paleta" className="text-3xl">
              {t('palette')}
            </h2>
            <p className="mt-2 text-lg text-mist">{t('paletteText')}</p>
            <TextLink to="/estilo">{t('styleLink')}</TextLink>
            <ul
              className="relative grid gap-4 mt-8 pl-5.5 before:absolute before:-top-4 before:right-auto before:-bottom-4 before:left-2 before:w-1.5 before:[background:repeating-linear-gradient(160deg,var(--color-rope)_0_6px,var(--color-wood)_6px_8px)] before:rounded-[3px] md:grid-cols-2"
              aria-labelledby="paleta"
            >
              {swatches.map((swatch) => (
                <ColorFlag key={swatch._id} swatch={swatch} />
              ))}
            </ul>
          </section>
        </div>
      </Section>
    </>
  )
}
