import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  TASK_DUE: { params: ['task', 'project', 'day'], kind: 'TASKS', by: ['job:send-reminders'], to: ['ruled'] },
  REQUEST_DUE: {
    params: ['project', 'track', 'day'],
    kind: 'APPLICATIONS',
    by: ['job:send-reminders'],
    to: ['ruled'],
  },
  EXPERT_REVIEW_DUE: {
    params: ['project', 'task', 'person', 'day'],
    kind: 'REVIEWS',
    by: ['job:send-reminders'],
    to: ['ruled'],
  },
  EVENT_DUE: { params: ['event', 'day'], kind: 'EVENTS', by: ['job:send-reminders'], to: ['ruled'] },
  TEAM_INVITATION_DUE: { params: ['team', 'day'], kind: 'TEAMS', by: ['job:send-reminders'], to: ['ruled'] },
} as const satisfies NoticeDeclarations
