import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  EXPERT_REVIEW_SUGGESTED: {
    params: ['project', 'person'],
    kind: 'REVIEWS',
    by: ['ExpertiseSuggested'],
    to: ['accelerator'],
  },
  EXPERT_SUGGESTION_ORDERED: {
    params: ['project'],
    kind: 'REVIEWS',
    by: ['ExpertSuggestionOrdered'],
    to: ['proposer'],
  },
  EXPERT_SUGGESTION_DECLINED: {
    params: ['project', 'reason'],
    kind: 'REVIEWS',
    by: ['ExpertSuggestionDeclined'],
    to: ['proposer'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ExpertSuggestionWithdrawn: 'the proposal leaves the agenda of the person who had to act',
}
