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

/** Actions with a button; other transitions follow from the stages and from outages. */
export const openTaskDecisions = [
  'submit',
  'approve',
  'return',
  'judge',
  'recall',
  'cancel',
] as const satisfies readonly OpenTaskMove[]

/** Actions on an open task. */
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

/** Things that a draft may lack before it can be sent for approval, in the order in which they are reported. */
export const openTaskLacks = ['description', 'criteria', 'stages'] as const

export type OpenTaskLack = (typeof openTaskLacks)[number]

// Sets of states, in the order of a task's life, used by the rules of pages and the SQL of lists, so that states are
// listed only here.

/** Whether a state is in a set. */
export const isIn = (states: readonly OpenTaskState[], status: OpenTaskState): boolean =>
  states.includes(status)

type StateSet = readonly OpenTaskState[]

/** Approved by administrators: the task is public. The public pages name these states as the organiser's do. */
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

/** Entries and questions are accepted now or will be. */
export const awaitingStates = ['APPROVED', 'OPEN'] as const satisfies StateSet

/** Entries may be submitted, if the stages allow it: the state follows them within a minute. */
export const takingStates = [...awaitingStates, 'CLOSED'] as const satisfies StateSet

/** The texts may be changed. */
export const editableStates = ['DRAFT', ...awaitingStates] as const satisfies StateSet

/** The criteria are sealed, and judging by them is not complete. */
export const sealedStates = ['OPEN', 'CLOSED'] as const satisfies StateSet

/** Places of entries are final. */
export const placedStates = ['JUDGED', 'RESULTS'] as const satisfies StateSet

/** The jury reads the entries in competition. */
export const judgedStates = ['CLOSED', ...placedStates] as const satisfies StateSet

/** The jury's members can no longer be changed. */
export const settledStates = [...placedStates, 'CANCELLED'] as const satisfies StateSet

/** Final states. */
export const endedStates = ['RESULTS', 'CANCELLED'] as const satisfies StateSet

/** Policies for entries after the deadline. */
export const latePolicies = ['REFUSE', 'MARK'] as const

export type LatePolicy = (typeof latePolicies)[number]

/** Kinds of questions in an entry form. */
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

/** Actions that produce a receipt. */
export const receiptActions = ['ENTRY', 'FILE', 'FILE_REMOVED', 'WITHDRAWAL'] as const

export type ReceiptAction = (typeof receiptActions)[number]

export const receiptResults = ['RECEIVED', 'LATE', 'REFUSED'] as const

export type ReceiptResult = (typeof receiptResults)[number]

/** Reasons for refusing a submission. */
export const refusals = ['NOT_OPEN', 'CLOSED', 'LATE_CHANGE', 'INCOMPLETE', 'TEAM_ENTERED', 'GONE'] as const

export type Refusal = (typeof refusals)[number]

/** Actions on an entry. */
export const entryActions = ['withdraw', 'makeProject', 'declineProject', 'certificate'] as const

export type EntryAction = (typeof entryActions)[number]

/** States of a project offered to a winner. */
export const projectOffers = ['OFFERED', 'ACCEPTED', 'DECLINED'] as const

export type ProjectOffer = (typeof projectOffers)[number]

/** Actions of a juror on an entry. */
export const juryActions = ['score', 'declareConflict', 'withdrawConflict'] as const

/** Standings of an entry: in competition, late and therefore out of competition, or withdrawn before the deadline. */
export const entryStandings = ['IN_TIME', 'LATE', 'WITHDRAWN'] as const

export type EntryStanding = (typeof entryStandings)[number]
