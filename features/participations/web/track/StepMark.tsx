import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  EditIcon,
  EyeIcon,
} from '#platform/web/work/components/icons/icons.ts'
import type { TaskState } from '../../domain/states.ts'

const icons = {
  NOT_STARTED: null,
  PROCESS_CODE: ClockIcon,
  START: EditIcon,
  DONE_CODE: EyeIcon,
  ACCEPT_CODE: CheckIcon,
  DISCARD_CODE: CloseIcon,
  AUTO_SELECT_PASS: EyeIcon,
  AUTO_SELECT_FAIL: EyeIcon,
} satisfies Record<TaskState, unknown>

/** The light of a task on the track; its word stands beside it. */
export const StepMark = ({ state }: { state: TaskState }) => {
  const Icon = icons[state]
  return (
    <span className={Icon ? 'step-mark' : 'step-mark step-mark-empty'} aria-hidden>
      {Icon ? <Icon /> : null}
    </span>
  )
}
