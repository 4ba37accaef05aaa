import { addProfileOpener } from '#features/project-profiles'
import { addDeadlineSource } from '#features/reminders'
import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { taskOpener } from './server/task-opener.ts'
import { taskDeadlines } from './server/task.deadline-source.ts'

export { participationActions } from './domain/actions.rules.ts'
export { tasks } from './domain/task.policy.ts'
export { findTask } from './server/task.repository.ts'
export { countOpenedFields } from './server/opened-fields.ts'
export { readAsking } from './server/asked/asked-of-task.ts'
export { handOverTracking } from './server/hand-over-tracking.ts'
export {
  lockWork,
  removeUntouchedWork,
  transferHindrance,
  transferParticipation,
} from './server/transfer-participation.ts'
export {
  awaitsReview,
  mayAwaitReview,
  seemsToAwaitReview,
  tasksToReview,
  untouchedReview,
} from './server/tasks-to-review.row-set.ts'
export { currentTask, isOpenReview, waitingFacts, waitingOfWork } from './server/task-facts.sql.ts'
export { selectTask, type SelectionAction } from './server/select-task.ts'
export { participations } from './domain/participation.machine.ts'
export {
  createParticipation,
  findParticipation,
  type ParticipationSubject,
} from './server/participation.repository.ts'

addProfileOpener(taskOpener)
addDeadlineSource(taskDeadlines)

/** Names of the states of a task. */
export const taskStateWords = { ru: parts.texts.ru.states, en: parts.texts.en.states }

/** Projects on tracks, and their tasks. */
export const participationsFeature = featureOf(parts)
