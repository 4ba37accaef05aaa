import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  DEAL_OPENED: { params: ['project', 'person'], kind: 'SHOWCASES', by: ['DealOpened'], to: ['projectTeam'] },
  DEAL_OFFERED: {
    params: ['project', 'person'],
    kind: 'SHOWCASES',
    by: ['DealOffered'],
    to: ['projectTeam'],
  },
  DEAL_TERMS_REACHED: {
    params: ['project', 'person'],
    kind: 'SHOWCASES',
    by: ['DealTermsReached'],
    to: ['projectTeam'],
  },
  DEAL_INVESTED: {
    params: ['project', 'person'],
    kind: 'SHOWCASES',
    by: ['DealInvested'],
    to: ['founders'],
    decision: 'dealId',
    decided: { subject: 'deal', by: ['confirm', 'dispute'] },
  },
  DEAL_PASSED: { params: ['project', 'person'], kind: 'SHOWCASES', by: ['DealPassed'], to: ['projectTeam'] },
  DEAL_DISPUTED: { params: ['project'], kind: 'SHOWCASES', by: ['DealDisputed'], to: ['investor'] },
  FIGURES_ASKED: {
    params: ['project', 'day'],
    kind: 'SHOWCASES',
    by: ['FiguresAsked'],
    to: ['leader', 'projectTeam'],
  },
} as const satisfies NoticeDeclarations
