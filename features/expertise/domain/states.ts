/** States of an expert's job (spec 3). */
export const expertJobStates = ['NEW', 'PROCESS', 'COMPLETE', 'REJECT'] as const

export type ExpertJobState = (typeof expertJobStates)[number]

/** States in which the expert still has to act. */
export const openStates = ['NEW', 'PROCESS'] as const satisfies readonly ExpertJobState[]

/** Actions that move a job: the expert's first (`leave`: with account deletion), then the client's. */
export const expertJobMoves = ['take', 'complete', 'reject', 'leave', 'withdraw', 'correct'] as const

export type ExpertJobMove = (typeof expertJobMoves)[number]

/** Actions of the client on a job, and of the accelerator on others' orders. */
export const clientActions = [
  'grantTerm',
  'refuseTerm',
  'extendTerm',
  'remind',
  'replace',
  'withdraw',
  'correct',
  'acceptResult',
  'showToTeam',
  'hideFromTeam',
  'openWork',
  'declareConflict',
] as const

export type ClientAction = (typeof clientActions)[number]

/** Actions of the expert: `write` covers comments, answers, the conclusion and the file. */
export const expertActions = ['take', 'write', 'complete', 'askTerm', 'reject', 'declareConflict'] as const

export type ExpertAction = (typeof expertActions)[number]

/** Result types of a job (spec 3). */
export const resultTypes = ['COMMENTS', 'FILE', 'TEMPLATE'] as const

export type ResultType = (typeof resultTypes)[number]

/** Anonymity: with `EXPERT_HIDDEN` the project's team never sees the expert's name. */
export const blinds = ['OPEN', 'EXPERT_HIDDEN', 'BOTH_HIDDEN'] as const

export type Blind = (typeof blinds)[number]

/** What a job awaits, or how it ended; each side has its own texts. */
export const waits = ['take', 'complete', 'mend', 'accept', 'accepted', 'declined', 'withdrawn'] as const

export type Wait = (typeof waits)[number]
