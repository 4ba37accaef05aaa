/** States of an expert's job (spec 3). */
export const expertJobStates = ['NEW', 'PROCESS', 'COMPLETE', 'REJECT'] as const

export type ExpertJobState = (typeof expertJobStates)[number]

/** States in which the expert still has to do something. */
export const openStates = ['NEW', 'PROCESS'] as const satisfies readonly ExpertJobState[]

/** Actions that move a job: the expert's first (`leave`: with their account), then those of whoever ordered it. */
export const expertJobMoves = ['take', 'complete', 'reject', 'leave', 'withdraw', 'correct'] as const

export type ExpertJobMove = (typeof expertJobMoves)[number]

/** What may be done with a job by whoever ordered it, and by the accelerator with what others ordered. */
export const clientActions = [
  'remind',
  'withdraw',
  'correct',
  'acceptResult',
  'showToTeam',
  'hideFromTeam',
  'openWork',
  'declareConflict',
] as const

export type ClientAction = (typeof clientActions)[number]

/** What the expert may do with a job: `write` covers comments, answers, the conclusion and the file. */
export const expertActions = ['take', 'write', 'complete', 'reject', 'declareConflict'] as const

export type ExpertAction = (typeof expertActions)[number]

/** What comes of a job (spec 3). */
export const resultTypes = ['COMMENTS', 'FILE', 'TEMPLATE'] as const

export type ResultType = (typeof resultTypes)[number]

/** Who knows whose names: `EXPERT_HIDDEN`, the project's team never reads the expert's. */
export const blinds = ['OPEN', 'EXPERT_HIDDEN', 'BOTH_HIDDEN'] as const

export type Blind = (typeof blinds)[number]

/** What a job waits for, or what became of it, as every side says it in its own words. */
export const waits = ['take', 'complete', 'mend', 'accept', 'accepted', 'declined', 'withdrawn'] as const

export type Wait = (typeof waits)[number]
