import { isAcceleratorAdmin, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What an accelerator's reviews do by themselves: its team reads it, its administrators say it. */
export const assignmentSettings = definePolicy<{ acceleratorId: number }, 'configure'>('assignmentSettings', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  configure: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})
