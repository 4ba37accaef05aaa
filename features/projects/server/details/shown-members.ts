import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { projects } from '../../domain/project.policy.ts'
import type { ProjectSubject } from '../project.repository.ts'
import { readMembers, type ProjectMember } from '../read-members.ts'

// Contacts, and resumes, which contain them, are for people who received them from the team, or who work with it.
const withoutContacts = (member: ProjectMember): ProjectMember => ({
  ...member,
  phone: '',
  email: '',
  resume: '',
  resumeFile: null,
  additionalInfo: '',
})

/**
 * The team on a project's page, and the number of omitted members: people who do not work with the project see those
 * who consented to be shown on the portal, and a guest nobody (the rule of people's cards).
 */
export const readShownMembers = async (
  ctx: Context,
  subject: ProjectSubject,
): Promise<{ members: ProjectMember[]; othersCount: number }> => {
  const hasPart = projects.view.allows(ctx.actor, subject)
  const isGuest = ctx.actor.kind === 'guest'
  const shown = hasPart
    ? sql`true`
    : isGuest
      ? sql`false`
      : sql`u.uid in (select person_uid from published_card where not investor_only)`
  const read = await readMembers(ctx, subject, shown)
  const hasContacts = projects.seeContacts.allows(ctx.actor, subject)
  const members = read.map((member) => ({
    ...(hasContacts ? member : withoutContacts(member)),
    actions: [],
  }))
  return { members, othersCount: subject.memberUids.length - members.length }
}
