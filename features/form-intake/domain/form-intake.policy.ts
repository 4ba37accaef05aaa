import { hasRole, isAcceleratorAdmin, isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of forms. */
export type FormFacts = { acceleratorId: number }

/** Permissions for forms: the accelerator's administrators and the chief administrator of the portal. */
export const intakeForms = definePolicy<FormFacts, 'manage'>('intakeForm', {
  view: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN'),
  manage: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN'),
})

/** Facts for the policy of submissions. */
export type SubmissionFacts = FormFacts & {
  /** The leader who has to confirm it, if any. */
  inviteeUid: string | null
  /** Whether an administrator has to decide, because the submission requests access rights. */
  byHand: boolean
  /** Whether somebody has decided that it will not be processed. */
  decided: boolean
  /** Whether the leader in whose name it was sent declined it. */
  declined: boolean
  /** Whether its content has been deleted after the retention period. */
  contentGone: boolean
}

/** Permissions for submissions: people who manage the form, and the person in whose name it was sent. */
export const formSubmissions = definePolicy<SubmissionFacts, 'manage' | 'answer'>('formSubmission', {
  view: (actor, facts) => intakeForms.view.allows(actor, facts) || isPerson(actor, facts.inviteeUid),
  manage: (actor, facts) => intakeForms.manage.allows(actor, facts),
  answer: (actor, { inviteeUid }) => isThemselves(actor) && isPerson(actor, inviteeUid),
})

/** Permissions for several submissions: people who may perform the action on each of them. */
export const formSubmissionBatch = definePolicy<readonly SubmissionFacts[], 'manage'>('formSubmissionBatch', {
  view: (actor, all) => all.every((one) => intakeForms.view.allows(actor, one)),
  manage: (actor, all) => all.every((one) => intakeForms.manage.allows(actor, one)),
})
