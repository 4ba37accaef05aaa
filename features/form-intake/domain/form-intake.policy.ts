import { hasRole, isAcceleratorAdmin, isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a form need to know. */
export type FormFacts = { acceleratorId: number }

/** Who sets up forms of other sites: the accelerator's administrators and the chief administrator of the portal. */
export const intakeForms = definePolicy<FormFacts, 'manage'>('intakeForm', {
  view: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN'),
  manage: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN'),
})

/** What the rules about a submission need to know. */
export type SubmissionFacts = FormFacts & {
  /** The leader who has to confirm it, if one has to. */
  inviteeUid: string | null
  /** A person decides about it, because it asks for a right. */
  byHand: boolean
  /** Somebody has decided that nothing comes of it. */
  decided: boolean
  /** What it said is kept no more. */
  contentGone: boolean
}

/** Who deals with submissions: whoever manages their form, and the person in whose name one came. */
export const formSubmissions = definePolicy<SubmissionFacts, 'manage' | 'answer'>('formSubmission', {
  view: (actor, facts) => intakeForms.view.allows(actor, facts) || isPerson(actor, facts.inviteeUid),
  manage: (actor, facts) => intakeForms.manage.allows(actor, facts),
  answer: (actor, { inviteeUid }) => isThemselves(actor) && isPerson(actor, inviteeUid),
})

/** Several submissions at once: whoever may do it with each. */
export const formSubmissionBatch = definePolicy<readonly SubmissionFacts[], 'manage'>('formSubmissionBatch', {
  view: (actor, all) => all.every((one) => intakeForms.view.allows(actor, one)),
  manage: (actor, all) => all.every((one) => intakeForms.manage.allows(actor, one)),
})
