import { isMember, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permission to list an accelerator's tasks in review (product 4): its team and its trackers. */
export const reviewing = definePolicy<{ acceleratorId: number }, 'list'>('reviewing', {
  view: () => true,
  list: (actor, { acceleratorId }) =>
    isMember(actor, acceleratorId, 'ACC', 'TRC', 'TRC_TEAM') || isPortalAdministrator(actor),
})
