import type { WaitedFor, Waiting } from '../../participations/domain/waits-for.rules.ts'
import { waitsFor } from '../../participations/domain/waits-for.rules.ts'

type Row = {
  leader: unknown
  participation: {
    accessStatus: string
    tracker: unknown
    currentTask: Pick<Waiting, 'state' | 'performer' | 'atExpert'> | null
  } | null
}

/** Who must act next on a project in work; `NOBODY` until its work has a task. */
export const waitsOf = ({ participation, leader }: Row): WaitedFor => {
  const task = participation?.currentTask
  return task
    ? waitsFor({
        ...task,
        allowed: participation.accessStatus === 'ALLOWED_TO_WORK',
        hasLeader: leader !== null,
        hasTracker: participation.tracker !== null,
      })
    : 'NOBODY'
}
