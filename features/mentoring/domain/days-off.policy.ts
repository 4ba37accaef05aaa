import { acceleratorsAs, isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about days off need to know. */
export type DaysOffFacts = {
  /** The mentor. */
  personUid: string
}

/** Who closes and opens days: mentors of an accelerator, their own. */
export const mentorDaysOff = definePolicy<DaysOffFacts, 'keep'>('mentorDaysOff', {
  view: (actor, { personUid }) => isPerson(actor, personUid),
  keep: (actor, { personUid }) =>
    actor.kind === 'person' && isPerson(actor, personUid) && acceleratorsAs(actor, 'MNT').length > 0,
})
