import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { isDueOpen } from './in-work-states.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { Progress } from './Progress.tsx'
import { TaskText } from './TaskText.tsx'
import { useAge } from './use-age.ts'

/** What a card of the board says under its name: track, current task, who looks after it, how far it is. */
export const CardFacts = ({ row }: { row: ProjectInWork }) => {
  const t = useTexts('acceleration-requests')
  const age = useAge()
  const { participation } = row
  return (
    <div className="in-work-card">
      <small className="in-work-line">{row.track.name}</small>
      {participation ? (
        <TaskText row={row} />
      ) : (
        <small>
          {row.status === 'NEW'
            ? `${t('inWork.statuses.NEW')} · ${age(row.createdAt)}`
            : t(`inWork.statuses.${row.status}`)}
        </small>
      )}
      {participation?.currentTask?.dueOn && isDueOpen(row) ? (
        <small>
          <DeadlineText value={participation.currentTask.dueOn} />
        </small>
      ) : null}
      <span className="in-work-card-foot">
        <PersonAvatar
          person={participation ? participation.tracker : row.leader}
          none={t('inWork.noTracker')}
          size={20}
        />
        {participation ? <Progress participation={participation} /> : null}
      </span>
    </div>
  )
}
