import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { useAge } from './use-age.ts'

/** The task a project is at, its state and for how long; a new application has none yet. */
export const TaskText = ({ row }: { row: ProjectInWork }) => {
  const t = useTexts('acceleration-requests')
  const age = useAge()
  const task = row.participation?.currentTask
  if (!row.participation) return <span className="in-work-quiet">—</span>
  if (!task) return <span className="in-work-quiet">{t('inWork.noTask')}</span>
  return (
    <span className="in-work-task">
      <span className="in-work-line">{task.name}</span>
      <small className="in-work-line">{`${t(`inWork.taskStates.${task.state}`)} · ${age(task.since)}`}</small>
    </span>
  )
}
