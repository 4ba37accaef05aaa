import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { isDueOpen } from '../../domain/due.rules.ts'
import { taskStateTable } from '../../domain/state-tables.ts'
import { useSince } from '../use-since.ts'
import type { Participation, TaskRow } from '../work.types.ts'
import { nextStepOf } from '../work/next-step.ts'
import { RemarkCounts } from './RemarkCounts.tsx'
import { TaskSteps } from './TaskSteps.tsx'
import { isStarted } from '../../domain/phases.ts'

type Props = { participation: Participation; task: TaskRow }

/** The task's name, state, performer and deadline; its progress is shown with the fields. */
export const TaskHead = ({ participation, task }: Props) => {
  const t = useTexts('participations')
  const since = useSince()
  const next = nextStepOf(participation)
  // The next step above the tasks shows the same deadline.
  const isRepeated = next?.due === true && next.task?.id === task.id
  return (
    <header className="task-head">
      <TaskSteps participation={participation} taskId={task.id} />
      <h2 id="task-title">{task.name}</h2>
      <div className={cls('task-facts', isRepeated && 'task-facts-repeated')}>
        <StateOf table={taskStateTable} state={task.state} />
        {isStarted(task) ? <span>{t('task.since', { since: since(task.since) })}</span> : null}
        <span className="task-performer">{t(`performers.${task.performer}`)}</span>
        <RemarkCounts remarks={task.remarks} />
        {task.due ? (
          <DeadlineText value={task.due} closed={!isDueOpen(participation.accessStatus, task.state)} />
        ) : null}
        <Slot name="task.by-template" small id={participation.project.id} />
      </div>
    </header>
  )
}
