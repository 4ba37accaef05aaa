import { openReviewStates } from '../../participations/domain/states.ts'

/** Maximum number of tasks and experts per order, and of the resulting jobs. */
export const maxOrderedTasks = 50
export const maxOrderedExperts = 50
export const maxOrderedJobs = 500

/** Maximum number of experts reminded at once, and hours between reminders of the same job. */
export const maxReminded = 50
export const hoursBetweenReminders = 24

/** Maximum number of requests for a later due date that are answered at once. */
export const maxTermsDecided = 50

/** Maximum number of days from today to a due date. */
export const maxDaysAhead = 365

/** Maximum number of questions per job and of comments by an expert. */
export const maxQuestions = 20
export const maxComments = 200

/** Limits of a job's texts, in characters. */
export const questionLength = 1000
export const answerLength = 10_000
export const conclusionLength = 20_000
export const commentLength = 5000
export const conflictReasonLength = 1000

/** Maximum number of people named by a team as having a conflict of interest. */
export const maxUnwantedReviewers = 20

/**
 * Minimum and maximum number of days for an accelerator to answer a result before it counts as accepted and is owed.
 */
export const acceptDaysBounds = { least: 3, most: 60 }

/** The client is notified this many days before that. */
export const noticeDays = 3

/** Events of experts' jobs; payloads have the row's `id`. */
export const expertJobEvents = [
  'ExpertJobOrdered',
  'ExpertJobTaken',
  'ExpertJobCompleted',
  'ExpertJobRejected',
  /** Its expert's account was deleted. */
  'ExpertJobLeft',
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
  'ExpertJobAccepted',
  /** The expert asked for a later due date; payload also `day` and `comment`. */
  'ExpertTermAsked',
  /** The client set a later due date, requested or not; payload also `day`. */
  'ExpertTermExtended',
  /** The client refused the requested due date; payload also `comment`. */
  'ExpertTermRefused',
  /** The client reminded the expert. */
  'ExpertJobReminded',
  /** The accelerator let the expert of another client's order read the task itself. */
  'ExpertJobWorkOpened',
  /** A job was not accepted: it was reordered from another expert, or there is no other expert. */
  'ExpertJobPassedOn',
  'ExpertJobUntaken',
] as const

export type ExpertJobEvent = (typeof expertJobEvents)[number]

/** States of an expert's job (spec 3). */
export const expertJobStates = ['NEW', 'PROCESS', 'COMPLETE', 'REJECT'] as const

export type ExpertJobState = (typeof expertJobStates)[number]

/** States in which the expert still has to act. */
export const openStates = openReviewStates satisfies readonly ExpertJobState[]

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
