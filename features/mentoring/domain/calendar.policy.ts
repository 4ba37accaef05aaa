import { acceleratorsAs } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who may have another calendar read: mentors of an accelerator, since the portal fetches what they name. */
export const mentorCalendars = definePolicy<unknown, 'keep'>('mentorCalendar', {
  view: (actor) => actor.kind === 'person',
  keep: (actor) => actor.kind === 'person' && acceleratorsAs(actor, 'MNT').length > 0,
})
