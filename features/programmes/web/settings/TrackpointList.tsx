import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { contentActions } from './content-actions.tsx'
import { ContentRow } from './ContentRow.tsx'
import { contentOf, type TrackNode } from './settings.queries.ts'
import { useOrder } from './use-order.ts'
import { isPublished } from '../../domain/phases.ts'

/** The trackpoints of a track, in order. */
export const TrackpointList = ({ track }: { track: TrackNode }) => {
  const t = useTexts('programmes')
  const order = useOrder('trackpoint', track.trackpoints)
  const whyNotPublished = isPublished(track) ? null : t('settings.whyNot.track')
  const actionsOf = useActions(contentActions, { order, whyNotPublished })
  return (
    <>
      <ol className="settings-list">
        {track.trackpoints.map((point) => {
          const content = contentOf('trackpoint', point)
          return (
            <li key={point.id}>
              <ContentRow
                content={content}
                order={order}
                facts={[
                  t(`settings.performers.${point.performer}`),
                  point.type === 'TASK' ? null : t(`settings.types.${point.type}`),
                  point.durationDays === null
                    ? null
                    : t('settings.facts.days', { count: point.durationDays }),
                  point.tasksCount > 0 ? t('settings.facts.tasks', { count: point.tasksCount }) : null,
                ]}
                actions={actionsOf(content)}
              />
            </li>
          )
        })}
      </ol>
      <span className="visually-hidden" role="status">
        {order.announcement}
      </span>
    </>
  )
}
