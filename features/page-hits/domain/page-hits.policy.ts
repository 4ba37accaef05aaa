import { isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** How often an accelerator's pages are opened is for those who work there. */
export const pageHits = definePolicy<{ acceleratorId: number }, never>('pageHits', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
