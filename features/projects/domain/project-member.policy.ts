import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { projects, type ProjectFacts } from './project.policy.ts'

/** What the rules about a member of a project's team need to know. */
export type ProjectMemberFacts = ProjectFacts & { memberUid: string }

/**
 * Who may do what with a place in a project's team: members write about themselves, the leader about all and alone
 * removes members; whoever leaves does so in person.
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
