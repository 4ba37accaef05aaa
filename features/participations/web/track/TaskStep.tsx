import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { stateKey } from '#platform/domain/state-table.ts'
import { stateIcons } from '#platform/web/work/components/states/state-icons.ts'
import { isDueOpen } from '../../domain/due.rules.ts'
import { taskStateTable } from '../../domain/state-tables.ts'
import { taskLink } from '../work/work-search.ts'
import type { Participation, TaskRow } from '../work.types.ts'
import { RemarkCounts } from '../task/RemarkCounts.tsx'
import type { TaskState } from '../../domain/states.ts'
import { isStarted } from '../../domain/phases.ts'

/** Icon of a task's state; empty before it is started. The text is next to it. */
const StepMark = ({ state }: { state: TaskState }) => {
  if (!isStarted({ state })) return <span className="step-mark step-mark-empty" aria-hidden />
  const Icon = stateIcons[taskStateTable.tones[state]]
  return (
    <span className="step-mark" aria-hidden>
      <Icon />
    </span>
  )
}

type Props = { participation: Participation; task: TaskRow; isOpen: boolean; onOpen: () => void }

/** One task of the track: state, performer, deadline, and why it cannot start. */
export const TaskStep = ({ participation, task, isOpen, onOpen }: Props) => {
  const t = useTexts('participations')
  const { state, due, blockedBy, progress } = task
  return (
    <li className={cls('task-step', isOpen && 'task-step-open', `state-${taskStateTable.tones[state]}`)}>
      <StepMark state={state} />
      <ScreenLink
        to={taskLink(participation.id, task.id)}
        aria-current={isOpen ? 'step' : undefined}
        onClick={onOpen}
      >
        <span className="task-step-name">{task.name}</span>
        <span className="task-step-state">{t(stateKey(taskStateTable, state))}</span>
        {task.performer === 'TEAM' ? null : <small>{t(`performers.${task.performer}`)}</small>}
        {due && isDueOpen(participation.accessStatus, state) ? (
          <small>
            <DeadlineText value={due} />
          </small>
        ) : null}
        {progress && progress.total > 0 && !isOpen ? (
          <small className="tabular">{t('fields.filled', progress)}</small>
        ) : null}
        <RemarkCounts remarks={task.remarks} />
        {blockedBy ? <small>{t(`track.${blockedBy}`)}</small> : null}
      </ScreenLink>
    </li>
  )
}
