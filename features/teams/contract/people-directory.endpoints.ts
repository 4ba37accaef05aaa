import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, text, uid } from '#platform/contract/fields.ts'
import { pageSize, personRef } from '#platform/contract/lists.ts'
import { inviteStates } from '../domain/invitation-states.ts'

/**
 * People that a project may invite by name, found by the words of their profile; email addresses are neither searched
 * nor returned.
 */
export const findInvitablePeople = endpoint({
  name: 'findInvitablePeople',
  method: 'GET',
  path: '/team-invitation/people',
  summary: 'People a project may invite',
  query: z.object({
    projectId: idParam(),
    findText: text(200).optional(),
    limit: pageSize().default(20),
  }),
  response: z.object({
    items: z.array(
      z.object({
        person: personRef,
        /** The full name, because several people may share initials. */
        fullName: z.string(),
        company: z.string(),
        specialty: z.string(),
        competencies: z.array(z.string()),
        /** The state of their invitation to this project (spec 3 "Invite state"). */
        state: z.enum(inviteStates),
      }),
    ),
  }),
  reads: ['invitation', 'projectTeam', 'acceleratorTeam', 'person'],
  permission: 'signed-in',
})

/** A person from the directory, and whether the caller may invite them to an accelerator's team. */
export const getAcceleratorInvitee = endpoint({
  name: 'getAcceleratorInvitee',
  method: 'GET',
  path: '/team-invitation/accelerator-invitee',
  summary: 'Whether one may invite a person into an accelerator',
  query: z.object({ uid: uid() }),
  response: z.object({ uid: uid(), name: z.string(), allowed: z.boolean() }),
  reads: ['invitation', 'acceleratorTeam', 'person'],
  permission: 'signed-in',
})
