import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  EXPERT_INVITATN_FOR_PROJECT_INSPECTN: {
    params: ['project', 'task', 'until'],
    kind: 'REVIEWS',
    by: ['ExpertJobOrdered'],
    to: ['expert'],
    decision: 'expertJobId',
    decided: { subject: 'expert_job', by: ['take', 'reject', 'leave', 'withdraw'], anonymous: true },
  },
  EXPERT_OPERTN_COMPLETION_WITH_PROJECT: {
    params: ['project', 'task', 'person'],
    kind: 'REVIEWS',
    by: ['ExpertJobCompleted'],
    to: ['client'],
  },
  EXPERT_JOB_DECLINED: {
    params: ['project', 'task', 'person', 'reason'],
    kind: 'REVIEWS',
    by: ['ExpertJobRejected'],
    to: ['client'],
  },
  EXPERT_JOB_WITHDRAWN: {
    params: ['number', 'accelerator', 'reason'],
    kind: 'REVIEWS',
    by: ['ExpertJobWithdrawn'],
    to: ['expert'],
  },
  EXPERT_JOB_CORRECTION: {
    params: ['project', 'task', 'comment', 'until'],
    kind: 'REVIEWS',
    by: ['ExpertJobCorrected'],
    to: ['expert'],
  },
  EXPERT_JOB_ACCEPTED: {
    params: ['project', 'task'],
    kind: 'REVIEWS',
    by: ['ExpertJobAccepted'],
    to: ['expert'],
  },
  EXPERT_JOB_ORDERED_OUTSIDE: {
    params: ['project', 'task', 'person'],
    kind: 'REVIEWS',
    by: ['ExpertJobOrdered'],
    to: ['outsideHosts'],
  },
  EXPERT_JOB_ENDED_BY_HOST: {
    params: ['number', 'project', 'accelerator', 'reason'],
    kind: 'REVIEWS',
    by: ['ExpertJobWithdrawn'],
    to: ['client'],
  },
  EXPERT_JOB_WORK_OPENED: {
    params: ['project', 'task'],
    kind: 'REVIEWS',
    by: ['ExpertJobWorkOpened'],
    to: ['expert'],
  },
  EXPERT_JOB_NOT_TAKEN: {
    params: ['number', 'accelerator'],
    kind: 'REVIEWS',
    by: ['ExpertJobWithdrawn'],
    to: ['expert'],
  },
  EXPERT_JOB_PASSED_ON: {
    params: ['project', 'task', 'person'],
    kind: 'REVIEWS',
    by: ['ExpertJobPassedOn'],
    to: ['client'],
  },
  EXPERT_JOB_LEFT: {
    params: ['number', 'project', 'task'],
    kind: 'REVIEWS',
    by: ['ExpertJobLeft'],
    to: ['client'],
  },
  EXPERT_JOB_UNTAKEN: {
    params: ['project', 'task', 'person'],
    kind: 'REVIEWS',
    by: ['ExpertJobUntaken'],
    to: ['client'],
  },
  /** `day` is `YYYY-MM-DD HH:MM Zone`, and is written in the reader’s language. */
  EXPERT_JOB_DUE: {
    params: ['project', 'task', 'day'],
    kind: 'REVIEWS',
    by: ['job:send-reminders'],
    to: ['expert'],
  },
  EXPERT_TERM_ASKED: {
    params: ['project', 'task', 'person', 'day', 'reason'],
    kind: 'REVIEWS',
    by: ['ExpertTermAsked'],
    to: ['client'],
    decision: 'expertJobId',
    decided: {
      subject: 'expert_job',
      by: ['extendTerm', 'refuseTerm', 'complete', 'leave', 'withdraw'],
      anonymous: true,
    },
  },
  EXPERT_TERM_EXTENDED: {
    params: ['project', 'task', 'day'],
    kind: 'REVIEWS',
    by: ['ExpertTermExtended'],
    to: ['expert'],
  },
  EXPERT_TERM_REFUSED: {
    params: ['project', 'task', 'reason'],
    kind: 'REVIEWS',
    by: ['ExpertTermRefused'],
    to: ['expert'],
  },
  EXPERT_JOB_REMINDED: {
    params: ['project', 'task', 'accelerator', 'until'],
    kind: 'REVIEWS',
    by: ['ExpertJobReminded'],
    to: ['expert'],
  },
  EXPERT_REVIEW_DUE: {
    params: ['project', 'task', 'person', 'day'],
    kind: 'REVIEWS',
    by: ['job:send-reminders'],
    to: ['ruled'],
  },
  EXPERT_JOB_LATE: {
    params: ['project', 'task', 'person', 'day'],
    kind: 'REVIEWS',
    by: ['job:send-reminders'],
    to: ['client'],
  },
  EXPERT_RESULT_WAITS: {
    params: ['project', 'task', 'person', 'day'],
    kind: 'REVIEWS',
    by: ['job:accept-expert-results'],
    to: ['client'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ExpertJobTaken: 'the list of reviews shows it',
}
