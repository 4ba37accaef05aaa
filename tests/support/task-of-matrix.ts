import type { TaskFacts } from '../../features/participations/domain/task.policy.ts'
import { projectOfMatrix } from './actors.ts'

/** The task of the matrices: the team performs it, and nothing stands in its way. */
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
