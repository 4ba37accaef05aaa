import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { taskStateTable } from '../../domain/state-tables.ts'
import type { Participation } from '../work.types.ts'
import { isStarted } from '../../domain/phases.ts'

/** Number of accepted tasks, as text and as one segment per task. */
export const TrackProgress = ({
  participation: { tasks, tasksAccepted },
}: {
  participation: Participation
}) => {
  const t = useTexts('participations')
  return (
    <div className="task-progress">
      <p className="tabular">{t('work.progress', { accepted: tasksAccepted, count: tasks.length })}</p>
      <div aria-hidden>
        {tasks.map(({ id, state }) => (
          <i key={id} className={isStarted({ state }) ? `state-${taskStateTable.tones[state]}` : undefined} />
        ))}
      </div>
    </div>
  )
}
