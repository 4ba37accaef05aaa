import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  BUSINESSPLAN_PUBLICATION: {
    params: ['project', 'task'],
    kind: 'SHOWCASES',
    by: ['TaskBusinessPlanPublished'],
    to: ['projectTeam'],
  },
  PROJECT_STARTED_IMPLEMENTATION_EVENT: {
    params: ['project', 'task'],
    kind: 'TASKS',
    by: ['TaskStarted'],
    to: ['reviewer'],
  },
  PROJECT_FINISHED_IMPLEMENTATION_EVENT: {
    params: ['project', 'task'],
    kind: 'TASKS',
    by: ['TaskCompleted'],
    to: ['reviewer'],
  },
  TASK_RETURNED: {
    params: ['project', 'task', 'comment'],
    kind: 'TASKS',
    by: ['TaskReturned'],
    to: ['projectTeam'],
  },
  TASK_ACCEPTED: { params: ['project', 'task'], kind: 'TASKS', by: ['TaskAccepted'], to: ['projectTeam'] },
  TASK_DISCARDED: {
    params: ['project', 'task', 'reason'],
    kind: 'TASKS',
    by: ['TaskDiscarded'],
    to: ['projectTeam'],
  },
  TASK_WITHDRAWN: { params: ['project', 'task'], kind: 'TASKS', by: ['TaskWithdrawn'], to: ['reviewer'] },
  TASK_PROGRESS_DELETED: {
    params: ['project', 'task'],
    kind: 'TASKS',
    by: ['TaskProgressDeleted'],
    to: ['projectTeam', 'reviewer'],
  },
  TASK_COMMENTED: {
    params: ['project', 'task', 'comment'],
    kind: 'TASKS',
    by: ['TaskCommented'],
    to: ['projectTeam', 'reviewer'],
  },
  TRACKER_SET: {
    params: ['project', 'track', 'person'],
    kind: 'TASKS',
    by: ['TrackerSet'],
    to: ['projectTeam', 'tracker'],
  },
  PROJECT_BLOCKED: {
    params: ['project', 'track', 'reason'],
    kind: 'TASKS',
    by: ['ParticipationBlocked'],
    to: ['projectTeam'],
  },
  PROJECT_ALLOWED: {
    params: ['project', 'track'],
    kind: 'TASKS',
    by: ['ParticipationAllowed'],
    to: ['projectTeam'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ParticipationTransferred: 'the transfer of the application is told',
  RemarkMended: 'the task with it is on the reviewer’s agenda',
  RemarkReopened: 'the task with it is on the team’s agenda',
  RemarkSettled: 'the page of the task shows it',
  TaskAutoSelected: 'the record of the selection shows it',
  TaskBusinessPlanUnpublished: 'the page of the task shows it',
}
