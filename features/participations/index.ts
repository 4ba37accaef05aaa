import { addProfileOpener } from '#features/project-profiles'
import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { changeAccessUseCase, setTrackerUseCase } from './server/control-participation.use-case.ts'
import { getProjectTrackQuery } from './server/get-project-track.query.ts'
import { getTaskQuery } from './server/get-task.query.ts'
import { listTasksToReviewQuery } from './server/list-tasks-to-review.query.ts'
import { moveRemarkUseCase } from './server/remark.use-case.ts'
import { participationSubscribers } from './server/notify.subscribers.ts'
import { getTaskChangesQuery } from './server/task-changes.query.ts'
import * as actions from './server/task-actions.use-case.ts'
import { taskOpener } from './server/task-opener.ts'
import * as writing from './server/write-task.use-case.ts'

export { participationActions } from './domain/actions.rules.ts'
export { handOverTracking } from './server/hand-over-tracking.ts'
export { createParticipation } from './server/participation.repository.ts'

addProfileOpener(taskOpener)

/** Projects on tracks and their tasks. */
export const participationsFeature: Feature = {
  name: 'participations',
  endpoints,
  handlers: [
    getProjectTrackQuery,
    changeAccessUseCase,
    setTrackerUseCase,
    listTasksToReviewQuery,
    getTaskQuery,
    ...Object.values(actions),
    ...Object.values(writing),
    moveRemarkUseCase,
    getTaskChangesQuery,
  ],
  subscribers: participationSubscribers,
}
