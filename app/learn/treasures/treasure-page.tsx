import { useTranslation } from 'react-i18next'
import type { MemberContent } from '../../content/member-content.server.ts'
import { MemberText } from '../../content/member-text.tsx'
import type { Treasure } from '../../content/treasure.server.ts'
import { Gate } from '../../members/paywall.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Chest } from './chest.tsx'
import '../lessons/lessons.css'
import '../../content/article.css'

/** What the catalogue tells of a closed chest. */
const INSIDE = ['first', 'second', 'third'] as const

interface TreasurePageProps {
  treasure: Treasure
  /** Spanish path of the page. */
  path: string
  /** What is in the chest; null when there is nothing (yet) for this reader. */
  content: MemberContent | null
  mayRead: boolean
  signedIn: boolean
}

/** A chest's inside, or the reason why it stays shut. */
export function TreasurePage({ treasure, path, content, mayRead, signedIn }: TreasurePageProps) {
  const { t } = useTranslation('treasures')
  const { title, kind, icon, description } = treasure
  return (
    <article className="article">
      <div className="article-desk">
        <SiteLink to="/tesoros" className="text-link gap-2">
          <Icon name="arrow-left" className="size-5" />
          {t('back')}
        </SiteLink>
        <div className="article-sheet on-paper">
          <div className="article-column">
            <header className="article-heading">
              <p className="lesson-rank">
                <Icon name={icon} className="size-6" />
                {t(`kinds.${kind}`)}
              </p>
              <h1 className="article-title">{title}</h1>
              <p className="article-summary">{description}</p>
              {content && (
                <button
                  type="button"
                  className="button button-ink print-button mt-5"
                  onClick={() => window.print()}
                >
                  <Icon name="printer" className="size-5" />
                  {t('print')}
                </button>
              )}
            </header>
            {content && <MemberText content={content} />}
            {mayRead && !content && <p className="lesson-unwritten">{t('empty')}</p>}
          </div>
        </div>
        {!mayRead && (
          <Gate
            audience="capitan"
            signedIn={signedIn}
            path={path}
            drawing={<Chest treasure={treasure} locked />}
            inside={INSIDE.map((place) => t(`inside.${kind}.${place}`))}
          />
        )}
      </div>
    </article>
  )
}
