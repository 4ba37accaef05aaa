import { acceleratorsAs, isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of days off. */
export type DaysOffFacts = {
  /** The mentor. */
  personUid: string
}

/** Permission to close and reopen days: mentors of an accelerator, for their own days. */
export const mentorDaysOff = definePolicy<DaysOffFacts, 'keep'>('mentorDaysOff', {
  view: (actor, { personUid }) => isPerson(actor, personUid),
  keep: (actor, { personUid }) =>
    actor.kind === 'person' && isPerson(actor, personUid) && acceleratorsAs(actor, 'MNT').length > 0,
})
