import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  OPEN_TASK_TO_MODERATE: {
    params: ['openTask', 'person'],
    kind: 'EVENTS',
    by: ['OpenTaskSubmitted'],
    to: ['portalAdmins'],
  },
  OPEN_TASK_CHANGED: {
    params: ['openTask', 'person'],
    kind: 'EVENTS',
    by: ['OpenTaskChanged'],
    to: ['portalAdmins'],
  },
  OPEN_TASK_CHANGE_REVERTED: {
    params: ['openTask', 'reason'],
    kind: 'EVENTS',
    by: ['OpenTaskChangeReverted'],
    to: ['organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_PROJECT_OFFERED: {
    params: ['openTask', 'person'],
    kind: 'EVENTS',
    by: ['OpenTaskProjectsOffered'],
    to: ['person'],
    decision: 'openTaskId',
    why: 'CHALLENGES',
  },
  OPEN_TASK_PROJECT_MADE: {
    params: ['openTask', 'entry', 'person'],
    kind: 'EVENTS',
    by: ['OpenTaskProjectMade'],
    to: ['organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_PROJECT_DECLINED: {
    params: ['openTask', 'entry', 'person'],
    kind: 'EVENTS',
    by: ['OpenTaskProjectDeclined'],
    to: ['organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_APPROVED: {
    params: ['openTask', 'day', 'time', 'zone'],
    kind: 'EVENTS',
    by: ['OpenTaskApproved'],
    to: ['organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_RETURNED: {
    params: ['openTask', 'reason'],
    kind: 'EVENTS',
    by: ['OpenTaskReturned'],
    to: ['organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_ENTERED: {
    params: ['openTask', 'entry', 'person'],
    kind: 'EVENTS',
    by: ['OpenTaskEntered'],
    to: ['organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_SOON: {
    params: ['openTask', 'day', 'time', 'zone'],
    kind: 'EVENTS',
    by: ['job:remind-of-open-tasks'],
    to: ['entrants'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_MOVED: {
    params: ['openTask', 'day', 'time', 'zone', 'reason'],
    kind: 'EVENTS',
    by: ['OpenTaskDeadlineMoved'],
    to: ['entrants'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_CRITERIA: {
    params: ['openTask', 'reason'],
    kind: 'EVENTS',
    by: ['OpenTaskCriteriaChanged'],
    to: ['entrants', 'jury'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_ASKED: {
    params: ['openTask'],
    kind: 'EVENTS',
    by: ['OpenTaskQuestionAsked'],
    to: ['organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_ANSWERED: {
    params: ['openTask'],
    kind: 'EVENTS',
    by: ['OpenTaskQuestionAnswered'],
    to: ['entrants', 'person'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_JURY: {
    params: ['openTask', 'person'],
    kind: 'EVENTS',
    by: ['OpenTaskJurorAdded'],
    to: ['juror'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_TO_SCORE: {
    params: ['openTask'],
    kind: 'EVENTS',
    by: ['OpenTaskClosed'],
    to: ['jury'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_RESULTS: {
    params: ['openTask'],
    kind: 'EVENTS',
    by: ['OpenTaskResults'],
    to: ['entrants', 'jury', 'organizer'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_RECALLED: {
    params: ['openTask'],
    kind: 'EVENTS',
    by: ['OpenTaskRecalled'],
    to: ['askers'],
    why: 'CHALLENGES',
  },
  OPEN_TASK_CANCELLED: {
    params: ['openTask', 'reason'],
    kind: 'EVENTS',
    by: ['OpenTaskCancelled'],
    to: ['entrants', 'askers', 'jury', 'organizer'],
    why: 'CHALLENGES',
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  OpenTaskJudged: 'the results have a notification of their own',
  OpenTaskOpened: 'the list and the feed of open tasks show it',
  OpenTaskReopened: 'the moved deadline has a notification of its own',
}
