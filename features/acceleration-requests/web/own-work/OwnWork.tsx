import './own-work.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { Skeleton } from '#platform/web/work/components/states/Skeleton.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { getOwnWork } from '../../contract/own-work.endpoints.ts'
import { isDueOpen } from '../../domain/states.ts'
import { rowShown } from '../../domain/state-tables.ts'
import { useStateTexts } from '../projects-in-work/use-state-texts.ts'

type Work = ResponseOf<typeof getOwnWork>['items'][number]

const Work = ({ work }: { work: Work | undefined }) => {
  const t = useTexts('acceleration-requests')
  const state = useStateTexts()
  if (!work) return <span className="own-work-quiet">{t('ownWork.none')}</span>
  const { tone, key } = rowShown(work)
  const task = work.participation?.currentTask
  return (
    <span className="own-work">
      <span className="own-work-state">
        <StateChip tone={tone} label={state(key)} />
        {work.waits === 'NOBODY' ? null : (
          <small className="own-work-quiet">{t(`ownWork.waits.${work.waits}`)}</small>
        )}
      </span>
      <span>{task?.name ?? work.track.name}</span>
      {task?.due && isDueOpen(work) ? (
        <small>
          <DeadlineText value={task.due} />
        </small>
      ) : null}
      {work.others > 0 ? (
        <small className="own-work-quiet">{t('ownWork.others', { count: work.others })}</small>
      ) : null}
      {work.applications > 0 ? (
        <small className="own-work-quiet">{t('ownWork.applications', { count: work.applications })}</small>
      ) : null}
    </span>
  )
}

/** The state of a project in its track, with its current task and deadline; loaded for all projects of a page at once. */
export const OwnWork = ({ id, ids }: { id: number; ids: readonly number[] }) => {
  const { data, isPending } = useCall(
    getOwnWork,
    { query: { projectIds: ids.join(',') } },
    { deniedHere: true, keepPrevious: true },
  )
  return (
    <ReservedSpace name={`project.work:${id}`} waits={isPending}>
      {data ? <Work work={data.items.find(({ projectId }) => projectId === id)} /> : <Skeleton width={120} />}
    </ReservedSpace>
  )
}
