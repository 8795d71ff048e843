import { useTranslation } from 'react-i18next'
import type { MemberContent } from '../../content/member-content.server.ts'
import { MemberText } from '../../content/member-text.tsx'
import { ReadingSheet } from '../../content/reading-sheet.tsx'
import type { Treasure } from '../../content/treasure.server.ts'
import { Paywall } from '../../members/paywall.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RankLine } from '../rank-line.tsx'
import { Chest } from './chest.tsx'

/** Keys of the lines that describe a closed chest. */
const INSIDE = ['first', 'second', 'third'] as const

interface TreasurePageProps {
  treasure: Treasure
  /** Spanish path of the page. */
  path: string
  /** The members-only content; null when there is none (yet) for this reader. */
  content: MemberContent | null
  mayRead: boolean
  signedIn: boolean
}

/** Content of a treasure, or the paywall. */
export function TreasurePage({ treasure, path, content, mayRead, signedIn }: TreasurePageProps) {
  const { t } = useTranslation('treasures')
  const { title, kind, icon, description } = treasure
  return (
    <ReadingSheet
      back={{ to: '/tesoros', label: t('back') }}
      lead={<RankLine icon={icon}>{t(`kinds.${kind}`)}</RankLine>}
      title={title}
      summary={description}
      action={content && <PrintButton />}
      after={
        !mayRead && (
          <Paywall
            audience="capitan"
            signedIn={signedIn}
            path={path}
            drawing={<Chest treasure={treasure} locked />}
            inside={INSIDE.map((place) => t(`inside.${kind}.${place}`))}
          />
        )
      }
    >
      {content && <MemberText content={content} />}
      {mayRead && !content && (
        <p className="mx-auto mt-10 max-w-2xl text-center text-xl">{t('empty')}</p>
      )}
    </ReadingSheet>
  )
}

function PrintButton() {
  const { t } = useTranslation('treasures')
  return (
    <Button variant="ink" className="mt-5 print:hidden" onClick={() => window.print()}>
      <Icon name="printer" className="size-5" />
      {t('print')}
    </Button>
  )
}
