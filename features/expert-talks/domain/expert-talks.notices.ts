import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  EXPERT_MESSAGE_FROM_EXPERT: {
    params: ['number'],
    kind: 'REVIEWS',
    by: ['ExpertMessageSent'],
    to: ['client'],
  },
  EXPERT_MESSAGE_TO_EXPERT: {
    params: ['number', 'accelerator'],
    kind: 'REVIEWS',
    by: ['ExpertMessageSent'],
    to: ['expert'],
  },
  EXPERT_QUESTION_ASKED: { params: ['number'], kind: 'REVIEWS', by: ['ExpertQuestionAsked'], to: ['client'] },
  EXPERT_QUESTION_PASSED: {
    params: ['project', 'task'],
    kind: 'REVIEWS',
    by: ['ExpertQuestionPassed'],
    to: ['projectTeam'],
  },
  EXPERT_QUESTION_ANSWERED: {
    params: ['number'],
    kind: 'REVIEWS',
    by: ['ExpertQuestionAnswered'],
    to: ['client'],
  },
  EXPERT_QUESTION_TOLD: {
    params: ['number', 'accelerator'],
    kind: 'REVIEWS',
    by: ['ExpertQuestionTold'],
    to: ['expert'],
  },
  EXPERT_QUESTION_DECLINED: {
    params: ['number', 'accelerator', 'reason'],
    kind: 'REVIEWS',
    by: ['ExpertQuestionDeclined'],
    to: ['expert'],
  },
} as const satisfies NoticeDeclarations
