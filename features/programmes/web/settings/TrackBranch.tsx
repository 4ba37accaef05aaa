import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { contentActions } from './content-actions.tsx'
import { ContentRow } from './ContentRow.tsx'
import { CreateLink } from './CreateLink.tsx'
import { foldStore, setOpen } from './folds.ts'
import { Hint } from './Hint.tsx'
import { HintAction } from './HintAction.tsx'
import { contentOf, type ProgrammeNode, type TrackNode } from './settings.queries.ts'
import { TrackpointList } from './TrackpointList.tsx'
import { draftsInside, nonePublished } from './tree.ts'
import type { Order } from './use-order.ts'
import { isPublished, isShut } from '../../domain/phases.ts'

type Props = {
  track: TrackNode
  programme: ProgrammeNode
  order: Order
  isOpenAtFirst: boolean
  whyNotPublished: string | null
}

/** A track of the tree with its trackpoints. */
export const TrackBranch = ({ track, programme, order, isOpenAtFirst, whyNotPublished }: Props) => {
  const t = useTexts('programmes')
  const key = `track:${track.id}`
  const isOpen = useStore(foldStore)[key] ?? isOpenAtFirst
  const content = contentOf('track', track)
  const actions = useActions(contentActions, {
    order,
    whyNotPublished,
    draftsInside: draftsInside(programme, track),
  })(content)
  return (
    <li>
      <ContentRow
        content={content}
        heading="h3"
        order={order}
        fold={{ isOpen, toggle: () => setOpen(key, !isOpen) }}
        facts={[
          t('settings.facts.trackpoints', { count: track.trackpointsCount }),
          t('settings.facts.requests', { count: track.requestsCount }),
          track.investmentType === 'INVESTMENT' ? t('settings.facts.investment') : null,
          track.requestType === 'ON_SCHEDULE' ? t('settings.facts.onSchedule') : null,
          track.offeredTo.length > 0 ? t('settings.facts.offered') : null,
          track.copiedFrom ? t('settings.facts.newerOf', { name: track.copiedFrom.name }) : null,
        ]}
        warning={isShut(track) ? t('settings.facts.blocked') : null}
        actions={actions}
      />
      {isOpen ? (
        <div className="settings-branch">
          {isPublished(track) && nonePublished(track.trackpoints) ? (
            <Hint action={<HintAction actions={actions} name="publishAll" />}>
              {t('settings.hints.trackpoints')}
            </Hint>
          ) : null}
          <TrackpointList track={track} />
          {track.actions.includes('edit') ? <CreateLink kind="trackpoint" parentId={track.id} /> : null}
        </div>
      ) : null}
    </li>
  )
}
