import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import Bottle from '../../../drawings/bottle.svg?react'
import Hatch from '../../../drawings/hatch.svg?react'
import { DropZone } from '../../../members/media/drop-zone.tsx'
import { EmptyChest } from '../../../members/media/empty-chest.tsx'
import { MediaSkeletons } from '../../../members/media/media-skeletons.tsx'
import { UploadList } from '../../../members/media/upload-list.tsx'
import { changeQueue } from '../../../members/media/use-uploads.ts'
import { Paywall } from '../../../members/paywall.tsx'
import { Shipwreck } from '../../../shell/shipwreck.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/field.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { ResultSkeletons } from '../../../ui/result-skeletons.tsx'
import { Example, Group, StyleSection } from './style-section.tsx'

const SHARES = [0, 0.4, 1]

/** Nothing yet, on its way, failed, closed, becalmed, lost. */
export function StateExamples() {
  const { t } = useTranslation(['style', 'lessons', 'media', 'common'])
  return (
    <StyleSection name="states">
      <EmptyChest title={t('states.empty')} text={t('states.emptyText')}>
        <Button>{t('buttons.set')}</Button>
      </EmptyChest>
      <Group title={t('states.progress')}>
        {SHARES.map((share) => {
          const label = t('states.progressLabel', { percent: share * 100 })
          return (
            <Example key={share} label={label} code="ProgressBar" wide>
              <ProgressBar value={share} max={1} aria-label={label} />
            </Example>
          )
        })}
      </Group>
      <Group title={t('states.uploads')}>
        <Uploads />
      </Group>
      <Group title={t('states.loading')}>
        <ul
          className="grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] w-full"
          aria-hidden="true"
        >
          <MediaSkeletons captioned />
        </ul>
        <div className="w-full">
          <ResultSkeletons />
        </div>
        <p className="w-full py-8 text-center">{t('common:tools.fetching')}</p>
      </Group>
      <Group title={t('fields.failed')}>
        <Failure className="w-full">{t('media:failed')}</Failure>
        <p className="flex items-center justify-center gap-3.5 py-1.5 px-5 leading-snug border-b-3 border-amber text-ink scheme-light bg-paper forced-colors:border-2 on-paper w-full">
          <Bottle className="shrink-0 w-6.5 rotate-68" />
          {t('common:copy.kept', { date: '1720' })}
        </p>
      </Group>
      <Group title={t('states.paywall')}>
        <div className="w-full">
          <Paywall
            audience="capitan"
            signedIn
            path="/estilo"
            drawing={<Hatch className="w-full overflow-visible" />}
            inside={[t('lessons:inside.first'), t('lessons:inside.second')]}
          />
        </div>
      </Group>
      <Group title={t('states.wreck')}>
        <div className="relative isolate w-full h-115 overflow-clip">
          <Shipwreck />
        </div>
      </Group>
    </StyleSection>
  )
}

/** The queue of uploads, one in each state; nothing leaves this page. */
function Uploads() {
  const { t } = useTranslation('style')
  const [queue, change] = useReducer(changeQueue, {
    uploads: [
      {
        id: 1,
        file: new File([], 'solo-al-alba.mp4'),
        state: 'uploading',
        progress: 0.4,
        message: '',
      },
      { id: 2, file: new File([], 'cubierta.jpg'), state: 'waiting', progress: 0, message: '' },
      { id: 3, file: new File([], 'vals.mov'), state: 'interrupted', progress: 0.7, message: '' },
      {
        id: 4,
        file: new File([], 'bodega.png'),
        state: 'failed',
        progress: 0,
        message: t('states.uploadFailed'),
      },
    ],
    nextId: 5,
  })
  return (
    <div className="grid w-full gap-6">
      <DropZone disabled={false} onFiles={(files) => change({ do: 'add', files })} />
      <UploadList
        queue={{
          uploads: queue.uploads,
          add: (files) => change({ do: 'add', files }),
          retry: (id) => change({ do: 'set', id, to: { state: 'waiting', message: '' } }),
          cancel: (id) => change({ do: 'drop', id }),
        }}
      />
    </div>
  )
}
