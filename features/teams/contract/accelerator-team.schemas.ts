import { z } from 'zod'
import { id, instant, text, uid } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { memberRoles } from '#platform/domain/actor.ts'
import { invitingActions, shownStates } from '../domain/invitation-states.ts'
import { memberActions, memberStatuses } from '../domain/member-states.ts'
import { teamRequestActions, teamRequestStates } from '../domain/team-request-states.ts'

/** What happens to a tracker's projects: they go to another tracker, or are left without one. */
export const trackedProjects = {
  replacementUid: uid().nullable().default(null),
  releaseProjects: z.boolean().default(false),
}

/** A member of the team, or a person invited to it. */
export const teamRow = z.object({
  /** Unique within the list: of a member or of an invitation. */
  key: z.string(),
  person: personRef.nullable(),
  email: z.string(),
  roles: z.array(z.enum(memberRoles)),
  admin: z.boolean(),
  status: z.enum(memberStatuses),
  since: instant(),
  me: z.boolean(),
  /** The projects they track here, and their unfinished reviews; both remain when they leave. */
  projectsCount: z.int(),
  jobsCount: z.int(),
  invitation: z
    .object({
      id: id(),
      status: z.enum(shownStates),
      expired: z.boolean(),
      expiresAt: instant(),
      actions: z.array(z.enum(invitingActions)),
    })
    .nullable(),
  actions: z.array(z.enum(memberActions)),
})

/** An accelerator that accepts requests to join its team, and the caller's roles in it. */
export const recruitingAccelerator = z.object({
  id: id(),
  name: z.string().nullable(),
  description: z.string(),
  country: z.string(),
  /** Roles that the caller has already, or has requested. */
  taken: z.array(z.enum(memberRoles)),
})

/** A request to join an accelerator's team. */
export const teamRequest = z.object({
  id: id(),
  person: personRef,
  accelerator: z.object({ id: id(), name: z.string().nullable() }),
  role: z.enum(memberRoles),
  message: z.string(),
  status: z.enum(teamRequestStates),
  reason: z.string(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(teamRequestActions)),
})

/** The message of a request. */
export const requestMessage = text(1200).default('')
