import type { Actor } from '#platform/domain/actor.ts'
import { acceleratorTeam } from './accelerator-team.policy.ts'
import type { MemberAction } from './member-states.ts'

/** What the rules about one member need to know. */
export type MemberFacts = {
  acceleratorId: number
  blocked: boolean
  /** The only administrator who can still work: neither removed nor blocked (ADR 3). */
  lastAdministrator: boolean
}

/** What the actor may do with a member now; the last administrator's roles may change, but not the administration. */
export const possibleMemberActions = (actor: Actor, member: MemberFacts): MemberAction[] => {
  if (!acceleratorTeam.manage.allows(actor, member)) return []
  if (member.lastAdministrator) return ['setRoles']
  return ['setRoles', member.blocked ? 'unblock' : 'block', 'remove']
}
