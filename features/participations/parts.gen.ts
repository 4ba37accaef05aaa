// Written by `npm run parts` from the names of the files; never by hand.
import * as participationEndpoints from './contract/participation.endpoints.ts'
import * as remarkEndpoints from './contract/remark.endpoints.ts'
import * as taskEndpoints from './contract/task.endpoints.ts'
import * as claimTaskUseCase from './server/claim-task.use-case.ts'
import * as controlParticipationUseCase from './server/control-participation.use-case.ts'
import * as getProjectTrackQuery from './server/get-project-track.query.ts'
import * as getTaskQuery from './server/get-task.query.ts'
import * as listTasksToReviewQuery from './server/list-tasks-to-review.query.ts'
import * as remarkUseCase from './server/remark.use-case.ts'
import * as savedCommentsQuery from './server/saved-comments.query.ts'
import * as taskActionsUseCase from './server/task-actions.use-case.ts'
import * as taskChangesQuery from './server/task-changes.query.ts'
import * as tasksInReviewQuery from './server/tasks-in-review.query.ts'
import * as tickChecklistUseCase from './server/tick-checklist.use-case.ts'
import * as writeTaskUseCase from './server/write-task.use-case.ts'
import * as notifyOfRemarksSubscribers from './server/notify-of-remarks.subscribers.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as tasksSearchSource from './server/tasks.search-source.ts'
import * as tasksAgendaSource from './server/tasks.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'participations',
  contract: [
    participationEndpoints,
    remarkEndpoints,
    taskEndpoints,
  ],
  handlers: [
    claimTaskUseCase,
    controlParticipationUseCase,
    getProjectTrackQuery,
    getTaskQuery,
    listTasksToReviewQuery,
    remarkUseCase,
    savedCommentsQuery,
    taskActionsUseCase,
    taskChangesQuery,
    tasksInReviewQuery,
    tickChecklistUseCase,
    writeTaskUseCase,
  ],
  subscribers: [
    notifyOfRemarksSubscribers,
    notifySubscribers,
  ],
  searchSources: [
    tasksSearchSource,
  ],
  agendaSources: [
    tasksAgendaSource,
  ],
  texts: { en, ru },
}
