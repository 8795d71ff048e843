import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import { mayRead } from '../../../domain/may-read.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { readTreasures } from '../../content/treasure.server.ts'
import { Hold } from '../../drawings/scenes/hold.tsx'
import { TreasureChest } from '../../learn/treasures/treasure-chest.tsx'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import '../../learn/treasures/treasures.css'

export const handle = { i18n: 'treasures' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const t = await getFixedT(context.content, language, 'treasures')
  const [{ heading, seo }, treasures] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/tesoros'),
      readTreasures(context.content, language),
    ]),
  )
  const unlocked = mayRead(context.session, 'capitan')
  return {
    // The introduction about locks does not apply to members who may open them.
    heading: unlocked ? { ...heading, intro: t('introOpen') } : heading,
    ...{ seo, treasures, unlocked },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Treasures() {
  const { t } = useTranslation('treasures')
  const { heading, treasures, unlocked } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading heading={heading} scene={<Hold />} />
      <div className="hold">
        <div className="mx-auto grid gap-x-10 gap-y-18 lg:grid-cols-3 max-w-6xl px-5 md:px-6">
          {treasures.map((treasure) => (
            <TreasureChest key={treasure._id} treasure={treasure} unlocked={unlocked} />
          ))}
        </div>
      </div>
      {!unlocked && (
        <CallToAction title={t('callTitle')} text={t('callText')} link={t('callLink')} />
      )}
    </>
  )
}
