import { isAcceleratorAdmin, isMember, isThemselves, memberRoles } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** The accelerator of the team. */
export type AcceleratorTeamFacts = { acceleratorId: number }

/**
 * Permissions for an accelerator's team (product 4: its administrators). Rights of others are changed in person; an
 * administrator acting under another name may only view.
 */
export const acceleratorTeam = definePolicy<AcceleratorTeamFacts, 'look' | 'manage' | 'leave'>(
  'acceleratorTeam',
  {
    view: (actor, team) => isMember(actor, team.acceleratorId, ...memberRoles),
    look: (actor, team) => isAcceleratorAdmin(actor, team.acceleratorId),
    manage: (actor, team) => isAcceleratorAdmin(actor, team.acceleratorId) && isThemselves(actor),
    leave: (actor, team) => isMember(actor, team.acceleratorId, ...memberRoles) && isThemselves(actor),
  },
)
