import type { Actor } from '#platform/domain/actor.ts'
import { acceleratorTeam } from './accelerator-team.policy.ts'
import type { MemberAction } from './member-states.ts'

/** Facts about one member. */
export type MemberFacts = {
  acceleratorId: number
  blocked: boolean
  /** The only administrator who is neither removed nor blocked (ADR 3). */
  lastAdministrator: boolean
}

/** Possible actions on a member; the last administrator may change roles but not leave the administration. */
export const possibleMemberActions = (actor: Actor, member: MemberFacts): MemberAction[] => {
  if (!acceleratorTeam.manage.allows(actor, member)) return []
  if (member.lastAdministrator) return ['setRoles']
  return ['setRoles', member.blocked ? 'unblock' : 'block', 'remove']
}
