import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { projects, type ProjectFacts } from './project.policy.ts'

/** Facts for the rules about a member of a project's team. */
export type ProjectMemberFacts = ProjectFacts & { memberUid: string }

/**
 * Permissions on a team member: members edit their own data, the leader everybody's, and only the leader removes
 * members; leaving is done in person.
 */
export const projectMembers = definePolicy<ProjectMemberFacts, 'edit' | 'remove' | 'leave' | 'promote'>(
  'projectMember',
  {
    view: projects.view.allows,
    edit: (actor, member) => isPerson(actor, member.memberUid) || projects.lead.allows(actor, member),
    remove: projects.lead.allows,
    leave: (actor, member) => isPerson(actor, member.memberUid) && isThemselves(actor),
    promote: (actor, member) =>
      projects.lead.allows(actor, member) && isThemselves(actor) && !isPerson(actor, member.memberUid),
  },
)
