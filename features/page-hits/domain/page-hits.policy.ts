import { isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Only the team of an accelerator sees how often its pages are opened. */
export const pageHits = definePolicy<{ acceleratorId: number }, never>('pageHits', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
