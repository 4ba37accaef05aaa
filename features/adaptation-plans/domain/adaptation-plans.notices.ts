import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  ADAPTATION_ASSIGNED: {
    params: ['project', 'accelerator'],
    kind: 'TASKS',
    by: ['AdaptationPlanAssigned'],
    to: ['projectTeam'],
  },
  ADAPTATION_DONE: { params: ['project'], kind: 'TASKS', by: ['AdaptationItemsDone'], to: ['reviewer'] },
  ADAPTATION_COMPLETED: {
    params: ['project'],
    kind: 'TASKS',
    by: ['AdaptationPlanCompleted'],
    to: ['projectTeam'],
  },
  ADAPTATION_REOPENED: {
    params: ['project'],
    kind: 'TASKS',
    by: ['AdaptationPlanReopened'],
    to: ['projectTeam'],
  },
  ADAPTATION_WITHDRAWN: {
    params: ['project'],
    kind: 'TASKS',
    by: ['AdaptationPlanWithdrawn'],
    to: ['projectTeam'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  AdaptationPlanOpened: 'the plan is on the agenda of the person who has to act',
  AdaptationPlanClosed: 'the page of the work shows it',
}
