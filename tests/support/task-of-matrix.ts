import type { TaskFacts } from '../../features/participations/domain/task.policy.ts'
import { projectOfMatrix } from './actors.ts'

/** The task of the matrices: performed by the team, without obstacles. */
export const taskOfMatrix: TaskFacts = {
  ...projectOfMatrix,
  performer: 'TEAM',
  completedByUid: null,
  otherReviewers: true,
  participationAllowed: true,
  transferred: false,
  earlierAccepted: true,
  filled: true,
  expertisesNotRejected: 0,
  expertisesOpen: 0,
}
