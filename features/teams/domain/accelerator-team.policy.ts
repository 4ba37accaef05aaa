import { isAcceleratorAdmin, isMember, isThemselves, memberRoles } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Whose team it is about. */
export type AcceleratorTeamFacts = { acceleratorId: number }

/**
 * Who may do what with an accelerator's team (product 4: its administrators). Rights of others are settled in person;
 * a deputy who is logged in as an administrator only looks.
 */
export const acceleratorTeam = definePolicy<AcceleratorTeamFacts, 'look' | 'manage' | 'leave'>(
  'acceleratorTeam',
  {
    view: () => true,
    look: (actor, team) => isAcceleratorAdmin(actor, team.acceleratorId),
    manage: (actor, team) => isAcceleratorAdmin(actor, team.acceleratorId) && isThemselves(actor),
    leave: (actor, team) => isMember(actor, team.acceleratorId, ...memberRoles) && isThemselves(actor),
  },
)
