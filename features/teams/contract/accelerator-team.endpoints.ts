import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { memberRoles } from '#platform/domain/actor.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { memberStatuses } from '../domain/member-states.ts'
import { roleWords } from '../domain/place-name.ts'
import { invitationStateTable, memberStateTable } from '../domain/state-tables.ts'
import { teamRow, trackedProjects } from './accelerator-team.schemas.ts'
import { memberRole } from './invitation.schemas.ts'

const headers = z.object({ 'accelerator-id': idParam() })
const member = z.strictObject({ personUid: uid() })
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Members of the chosen accelerator and invitations to it, in one list. */
export const listAcceleratorTeam = list({
  name: 'listAcceleratorTeam',
  path: '/accelerator/team/list',
  summary: 'The team of an accelerator with its invitations',
  permission: 'signed-in',
  headers,
  reads: ['acceleratorTeam', 'invitation', 'person'],
  row: teamRow,
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: 'NAME',
  filters: { role: listParam(memberRoles), status: listParam(memberStatuses) },
  search: true,
  // People who are only invited are not members yet.
  recipients: { kind: 'PEOPLE', of: ({ person, invitation }) => (invitation ? null : (person?.uid ?? null)) },
  table: {
    texts: 'teams:team',
    columns: {
      name: ({ person, email }) => [person?.name, email].filter(Boolean).join(', '),
      roles: roleWords,
      status: ({ status, invitation }, t) => {
        if (!invitation) return t(stateKey(memberStateTable, status))
        return t(stateKey(invitationStateTable, invitation.expired ? 'EXPIRED' : invitation.status))
      },
      projects: 'projectsCount',
      since: 'since',
    },
  },
  errors: room,
})

/** Replaces all roles of a member. */
export const setMemberRoles = endpoint({
  name: 'setMemberRoles',
  method: 'POST',
  path: '/accelerator/team/set-roles',
  summary: 'Settle the roles of a member',
  headers,
  body: member.extend({
    roles: z.array(memberRole).min(1, 'REQUIRED').max(memberRoles.length, 'TOO_LONG'),
    /** Makes the member an administrator; requires `ACC`. */
    admin: z.boolean().default(false),
    ...trackedProjects,
  }),
  response: teamRow,
  errors: [...room, 'LAST_ADMINISTRATOR', 'TRACKER_HAS_PROJECTS'],
  changes: ['acceleratorTeam'],
  permission: 'signed-in',
  stepUp: true,
})

/** Suspends a member's access to the accelerator; their projects and roles are retained. */
export const blockMember = endpoint({
  name: 'blockMember',
  method: 'POST',
  path: '/accelerator/team/block',
  summary: 'Block a member',
  headers,
  body: member,
  response: teamRow,
  errors: [...room, 'LAST_ADMINISTRATOR', 'STATE_CHANGED'],
  changes: ['acceleratorTeam'],
  permission: 'signed-in',
})

/** Restores a member's access to the accelerator. */
export const unblockMember = endpoint({
  name: 'unblockMember',
  method: 'POST',
  path: '/accelerator/team/unblock',
  summary: 'Unblock a member',
  headers,
  body: member,
  response: teamRow,
  errors: [...room, 'STATE_CHANGED'],
  changes: ['acceleratorTeam'],
  permission: 'signed-in',
})

/** Removes a member from the team. */
export const removeMember = endpoint({
  name: 'removeMember',
  method: 'POST',
  path: '/accelerator/team/remove',
  summary: 'Remove a member from the team',
  headers,
  body: member.extend(trackedProjects),
  response: null,
  errors: [...room, 'LAST_ADMINISTRATOR', 'TRACKER_HAS_PROJECTS'],
  changes: ['acceleratorTeam'],
  permission: 'signed-in',
})

/** Lets the caller leave the team. */
export const leaveAccelerator = endpoint({
  name: 'leaveAccelerator',
  method: 'POST',
  path: '/accelerator/team/leave',
  summary: 'Leave the team of an accelerator',
  headers,
  body: z.strictObject({ releaseProjects: z.boolean().default(false) }),
  response: null,
  errors: [...room, 'LAST_ADMINISTRATOR', 'TRACKER_HAS_PROJECTS'],
  changes: ['acceleratorTeam'],
  permission: 'signed-in',
})
