import { z } from 'zod'
import { id, instant, linkless, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { leadershipActions } from '../domain/leadership.states.ts'
import { memberActions, memberLimits, teamRoles } from '../domain/member.rules.ts'

/** A member's data in the team, entered by the member or the leader; roles, areas and competencies are dictionary values. */
export const memberFields = z.strictObject({
  position: text(200),
  roles: z.array(id()).max(memberLimits.roles, 'TOO_BIG'),
  roleInTeam: linkless(200),
  responsibilities: z.array(id()).max(memberLimits.responsibilities, 'TOO_BIG'),
  responsibilityArea: text(1200),
  competencies: z.array(id()).max(memberLimits.competencies, 'TOO_BIG'),
  resume: text(4000),
  additionalInfo: text(1200),
})

// A file in rows.
const resumeFile = z.object({ id: z.uuid(), name: z.string(), size: z.int() })

/** A member of a project's team (spec 3 "Team member"). */
export const projectMember = z.object({
  id: id(),
  person: personRef,
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  phone: z.string(),
  email: z.string(),
  position: z.string(),
  role: z.enum(teamRoles),
  rolesInTeam: z.array(namedRef),
  /** The same as free text: from the invitation or the vacancy. */
  roleInTeam: z.string(),
  responsibilityAreas: z.array(namedRef),
  /** The same as free text. */
  responsibilityArea: z.string(),
  competencies: z.array(namedRef),
  resume: z.string(),
  resumeFile: resumeFile.nullable(),
  additionalInfo: z.string(),
  actions: z.array(z.enum(memberActions)),
})

/** A pending offer to lead the project. */
export const leadershipOffer = z.object({
  id: id(),
  from: personRef,
  to: personRef,
  createdAt: instant(),
  actions: z.array(z.enum(leadershipActions)),
})
