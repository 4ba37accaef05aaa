/** States of an open task. */
export const openTaskStates = [
  'DRAFT',
  'MODERATION',
  'APPROVED',
  'OPEN',
  'CLOSED',
  'JUDGED',
  'RESULTS',
  'CANCELLED',
] as const

export type OpenTaskState = (typeof openTaskStates)[number]

export const openTaskMoves = [
  'submit',
  'recall',
  'approve',
  'return',
  'open',
  'close',
  'reopen',
  'judge',
  'announce',
  'cancel',
] as const

export type OpenTaskMove = (typeof openTaskMoves)[number]

/** Moves that a person makes by a button; the others follow from the stages and from outages. */
export const openTaskDecisions = [
  'submit',
  'approve',
  'return',
  'judge',
  'recall',
  'cancel',
] as const satisfies readonly OpenTaskMove[]

/** What may be done with an open task. */
export const openTaskActions = [
  ...openTaskDecisions,
  'edit',
  'setRules',
  'changeCriteria',
  'keepChange',
  'revertChange',
  'offerProjects',
  'recordOutage',
  'delete',
] as const

export type OpenTaskAction = (typeof openTaskActions)[number]

/** What a draft may lack before it is sent for approval, in the order in which it is told. */
export const openTaskLacks = ['description', 'criteria', 'stages'] as const

export type OpenTaskLack = (typeof openTaskLacks)[number]

/** States in which entries may be handed in, if the stages allow it. */
export const takingStates = ['APPROVED', 'OPEN', 'CLOSED'] as const satisfies readonly OpenTaskState[]

/** Whether administrators have approved the texts and materials of an open task. */
export const isModerated = (status: OpenTaskState): boolean => status !== 'DRAFT' && status !== 'MODERATION'

/** States in which the jury reads the entries in competition. */
export const judgedStates = ['CLOSED', 'JUDGED', 'RESULTS'] as const satisfies readonly OpenTaskState[]

/** What happens to entries after the deadline. */
export const latePolicies = ['REFUSE', 'MARK'] as const

export type LatePolicy = (typeof latePolicies)[number]

/** How a question of the entry form is answered. */
export const formFieldKinds = [
  'LINE',
  'TEXT',
  'LINK',
  'NUMBER',
  'INTEGER',
  'PERCENT',
  'MONEY',
  'DATE',
  'BOOLEAN',
  'PHONE',
  'CHOICE',
  'LIST',
] as const

export type FormFieldKind = (typeof formFieldKinds)[number]

/** What a receipt is for. */
export const receiptDeeds = ['ENTRY', 'FILE', 'FILE_REMOVED', 'WITHDRAWAL'] as const

export type ReceiptDeed = (typeof receiptDeeds)[number]

export const receiptResults = ['RECEIVED', 'LATE', 'REFUSED'] as const

export type ReceiptResult = (typeof receiptResults)[number]

/** Why a press was refused. */
export const refusals = ['NOT_OPEN', 'CLOSED', 'LATE_CHANGE', 'INCOMPLETE', 'TEAM_ENTERED', 'GONE'] as const

export type Refusal = (typeof refusals)[number]

/** What may be done with an entry. */
export const entryActions = ['withdraw', 'makeProject', 'declineProject', 'certificate'] as const

export type EntryAction = (typeof entryActions)[number]

/** What became of a project that a winner was offered. */
export const projectOffers = ['OFFERED', 'ACCEPTED', 'DECLINED'] as const

export type ProjectOffer = (typeof projectOffers)[number]

/** What a juror may do with an entry. */
export const juryActions = ['score', 'declareConflict', 'withdrawConflict'] as const

/** Where an entry is: in competition, late and so out of it, or withdrawn before the deadline. */
export const entryStandings = ['IN_TIME', 'LATE', 'WITHDRAWN'] as const

export type EntryStanding = (typeof entryStandings)[number]

/** What stage an open task is in, for the world. */
export const publicStages = ['SOON', 'OPEN', 'JUDGING', 'RESULTS', 'CANCELLED'] as const
