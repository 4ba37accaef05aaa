import { stateIcons } from '#platform/web/work/components/states/state-icons.ts'
import { taskStateTable } from '../../domain/state-tables.ts'
import type { TaskState } from '../../domain/states.ts'

/** The light of a task on the track, dark until it is started; its word stands beside it. */
export const StepMark = ({ state }: { state: TaskState }) => {
  if (state === 'NOT_STARTED') return <span className="step-mark step-mark-empty" aria-hidden />
  const Icon = stateIcons[taskStateTable.tones[state]]
  return (
    <span className="step-mark" aria-hidden>
      <Icon />
    </span>
  )
}
