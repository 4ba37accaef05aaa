import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications that events of a project's work cause: parameters, kind, events and recipients. */
export const workNotices = {
  BUSINESSPLAN_PUBLICATION: {
    params: ['project', 'task'],
    kind: 'SHOWCASES',
    by: ['TaskBusinessPlanPublished'],
    to: ['projectTeam'],
  },
  PROJECT_STARTED_IMPLEMENTATION_EVENT: {
    params: ['project', 'task', 'waits'],
    kind: 'TASKS',
    by: ['TaskStarted'],
    to: ['reviewer'],
    previewed: true,
  },
  PROJECT_FINISHED_IMPLEMENTATION_EVENT: {
    params: ['project', 'task', 'waits'],
    kind: 'TASKS',
    by: ['TaskCompleted'],
    to: ['reviewer'],
    previewed: true,
  },
  TASK_RETURNED: {
    params: ['project', 'task', 'comment', 'until', 'waits'],
    kind: 'TASKS',
    by: ['TaskReturned'],
    to: ['performer'],
    previewed: true,
  },
  TASK_ACCEPTED: {
    params: ['project', 'task', 'waits'],
    kind: 'TASKS',
    by: ['TaskAccepted'],
    to: ['projectTeam'],
    previewed: true,
  },
  TASK_DISCARDED: {
    params: ['project', 'task', 'reason'],
    kind: 'TASKS',
    by: ['TaskDiscarded'],
    to: ['projectTeam', 'performer'],
    previewed: true,
  },
  TASK_WITHDRAWN: {
    params: ['project', 'task', 'waits'],
    kind: 'TASKS',
    by: ['TaskWithdrawn'],
    to: ['reviewer'],
    previewed: true,
  },
  TASK_PROGRESS_DELETED: {
    params: ['project', 'task', 'waits'],
    kind: 'TASKS',
    by: ['TaskProgressDeleted'],
    to: ['projectTeam', 'performer', 'reviewer'],
    previewed: true,
  },
  TASK_COMMENTED: {
    params: ['project', 'task', 'comment', 'waits'],
    kind: 'TASKS',
    by: ['TaskCommented'],
    to: ['projectTeam', 'reviewer'],
    previewed: true,
  },
  TRACKER_SET: {
    params: ['project', 'track', 'person', 'waits'],
    kind: 'TASKS',
    by: ['TrackerSet'],
    to: ['projectTeam', 'tracker'],
    previewed: true,
  },
  PROJECT_BLOCKED: {
    params: ['project', 'track', 'reason'],
    kind: 'TASKS',
    by: ['ParticipationBlocked'],
    to: ['projectTeam'],
    previewed: true,
  },
  PROJECT_ALLOWED: {
    params: ['project', 'track', 'waits'],
    kind: 'TASKS',
    by: ['ParticipationAllowed'],
    to: ['projectTeam'],
    previewed: true,
  },
} as const satisfies NoticeDeclarations

/** Notifications about a review comment: they lead to it. */
export const remarkNotices = {
  REMARK_ANSWERED: {
    params: ['project', 'task', 'reviewComment', 'comment'],
    kind: 'TASKS',
    by: ['TaskCommented'],
    to: ['projectTeam', 'reviewer'],
    previewed: true,
  },
  REMARK_REOPENED: {
    params: ['project', 'task', 'reviewComment'],
    kind: 'TASKS',
    by: ['RemarkReopened'],
    to: ['projectTeam'],
    previewed: true,
  },
} as const satisfies NoticeDeclarations

/** All notifications of this feature. */
export const notices = {
  ...workNotices,
  ...remarkNotices,
  TASK_DUE: {
    params: ['task', 'project', 'day'],
    kind: 'TASKS',
    by: ['job:send-reminders'],
    to: ['ruled'],
    previewed: true,
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ParticipationTransferred: 'the transfer of the application has a notification of its own',
  RemarkMended: 'the reviewer is notified once the task is handed in with all that was fixed',
  RemarkSettled: 'nobody has to act: the page of the task shows what is still open',
  TaskAutoSelected: 'the record of the selection shows it',
  TaskBusinessPlanUnpublished: 'the page of the task shows it',
}
