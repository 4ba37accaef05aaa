import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  RISK_OWNED: { params: ['project', 'risk'], kind: 'TASKS', by: ['RiskOwned'], to: ['owner'] },
  RISK_TO_ACCEPT: {
    params: ['project', 'risk'],
    kind: 'TASKS',
    by: ['RiskToAccept'],
    to: ['leader'],
    decision: 'riskId',
    decided: { subject: 'risk_register', by: ['accept'], param: 'projectId', detail: 'riskId' },
  },
  /** `day` is `YYYY-MM-DD`, the last day of the consent. */
  RISK_ACCEPTANCE_ENDS: {
    params: ['project', 'risk', 'day'],
    kind: 'TASKS',
    by: ['RiskAcceptanceEnds'],
    to: ['leader'],
  },
} as const satisfies NoticeDeclarations
