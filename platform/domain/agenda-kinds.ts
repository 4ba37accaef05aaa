/** What can wait for a person; of two things that wait alike the one whose kind stands first comes first. */
export const agendaKinds = [
  'task',
  'adaptation',
  'risk',
  'review',
  'expertReview',
  'expertResult',
  'expertSuggestion',
  'dataRequest',
  'nextStep',
  'expertQuestion',
  'expertPayment',
  'selection',
  'application',
  'decision',
  'draft',
  'tracker',
  'invitation',
  'event',
  'eventRequest',
  'meeting',
  'leadership',
  'joinRequest',
  'teamRequest',
  'stream',
  'trackTransfer',
  'roleTransfer',
  'roleRequest',
  'approval',
  'formSubmission',
  'formOffer',
  'erasure',
  'support',
  'message',
] as const

/** The kind of what waits: its word stands in the texts. */
export type AgendaKind = (typeof agendaKinds)[number]

/** What its button says is to be done. */
export const agendaVerbs = [
  'start',
  'continue',
  'complete',
  'correct',
  'review',
  'write',
  'settle',
  'apply',
  'decide',
  'release',
  'assign',
  'answer',
  'confirm',
  'plan',
  'read',
] as const

export type AgendaVerb = (typeof agendaVerbs)[number]
