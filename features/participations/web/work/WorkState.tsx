import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { workStateTable } from '../../../projects/domain/state-tables.ts'
import type { Participation } from '../work.types.ts'

/** Whether the project works, was stopped, or has completed the track. */
export const WorkState = ({ participation }: { participation: Participation }) => {
  const { accessStatus, tasksTotal, tasksAccepted } = participation
  const isFinished = accessStatus === 'ALLOWED_TO_WORK' && tasksTotal > 0 && tasksAccepted === tasksTotal
  return <StateOf table={workStateTable} state={isFinished ? 'FINISHED' : accessStatus} />
}
