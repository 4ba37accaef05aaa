import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { memberRoles } from '#platform/domain/actor.ts'

/** An accelerator of a team member; `name: null` if it has no name yet. */
const membership = z.object({
  id: id(),
  uid: z.uuid(),
  name: z.string().nullable(),
  logoUrl: z.string().nullable(),
  admin: z.boolean(),
  roles: z.array(z.enum(memberRoles)),
  actions: z.array(z.enum(['leave'])),
})

/** Accelerators in which the caller works, for the accelerator selector. */
export const listMemberTeams = endpoint({
  name: 'listMemberTeams',
  method: 'GET',
  path: '/accelerator/member/teams',
  summary: 'Accelerators of the caller',
  response: z.object({ items: z.array(membership) }),
  reads: ['accelerator', 'acceleratorTeam', 'role'],
  permission: 'signed-in',
})

export const listMemberAdmins = endpoint({
  name: 'listMemberAdmins',
  method: 'GET',
  path: '/accelerator/member/admins',
  summary: 'Accelerators the caller administers',
  response: z.object({ items: z.array(membership) }),
  reads: ['accelerator', 'acceleratorTeam'],
  permission: 'signed-in',
})

/** People of an accelerator who can be a project's tracker. */
export const listTrackers = endpoint({
  name: 'listTrackers',
  method: 'GET',
  path: '/accelerator/member/trackers',
  summary: 'Trackers of an accelerator',
  headers: z.object({ 'accelerator-id': idParam() }),
  response: z.object({
    items: z.array(
      personRef.extend({
        projectsCount: z.int(),
        /** Projects of the accelerator with this person in their team: those need another tracker. */
        ownProjectIds: z.array(id()),
      }),
    ),
  }),
  reads: ['acceleratorTeam', 'participation'],
  permission: 'signed-in',
})
