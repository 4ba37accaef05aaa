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

// Sets of states, in the order of the life of a task. The rules of the page and the SQL of lists ask them, and nobody lists states again.

/** Whether a state is one of a set. */
export const isIn = (states: readonly OpenTaskState[], status: OpenTaskState): boolean =>
  states.includes(status)

type StateSet = readonly OpenTaskState[]

/** Administrators have approved it: everybody sees it. The world reads these states by the same words as its organiser. */
export const publicStates = [
  'APPROVED',
  'OPEN',
  'CLOSED',
  'JUDGED',
  'RESULTS',
  'CANCELLED',
] as const satisfies StateSet

/** Whether administrators have approved the texts and materials of an open task. */
export const isModerated = (status: OpenTaskState): boolean => isIn(publicStates, status)

/** Entries are taken, or will be; questions as well. */
export const awaitingStates = ['APPROVED', 'OPEN'] as const satisfies StateSet

/** Entries may be handed in, if the stages allow it: the state follows them within a minute. */
export const takingStates = [...awaitingStates, 'CLOSED'] as const satisfies StateSet

/** Its texts may be changed. */
export const editableStates = ['DRAFT', ...awaitingStates] as const satisfies StateSet

/** Its criteria are sealed and still judged by. */
export const sealedStates = ['OPEN', 'CLOSED'] as const satisfies StateSet

/** Its entries have places that are final. */
export const placedStates = ['JUDGED', 'RESULTS'] as const satisfies StateSet

/** The jury reads the entries in competition. */
export const judgedStates = ['CLOSED', ...placedStates] as const satisfies StateSet

/** Nobody joins or leaves the jury any more. */
export const settledStates = [...placedStates, 'CANCELLED'] as const satisfies StateSet

/** Nothing more happens to it. */
export const endedStates = ['RESULTS', 'CANCELLED'] as const satisfies StateSet

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
