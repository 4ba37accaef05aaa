import { isAcceleratorAdmin, isMember, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What an accelerator's reviews do by themselves: whoever may order reads it, administrators say it. */
export const assignmentSettings = definePolicy<{ acceleratorId: number }, 'read' | 'configure'>(
  'assignmentSettings',
  {
    view: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC'),
    read: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
    configure: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
  },
)
