import * as invitations from '../../../features/teams/contract/invitation.endpoints.ts'
import type { Person } from '../factories/person.ts'
import { row, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const founders: readonly Who[] = ['leader', 'member']
const inAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

/** A chosen accelerator in which somebody has no place answers 403 with a code of its own (spec 8). */
const roomOfAccelerator = { rest: 403, absent: 403 } as const

const stranger = async (world: World): Promise<string> => (await world.make.person()).uid

const ofProject = async (world: World, status: 'SENT' | 'REJECTED_BY_USER' = 'SENT') => {
  const project = await world.project()
  return { invitationId: (await world.make.invitation({ project, status })).id }
}

const toMe = async (world: World, person: Person) => ({
  invitationId: (await world.make.invitation({ person })).id,
})

/** Calls about invitations: the inviting team sends and takes back, the invited person answers. */
const invitationRows: readonly Row[] = [
  row(invitations.inviteToProject, founders, async (world) => ({
    body: { projectId: (await world.project()).id, personUid: await stranger(world) },
  })),
  row(
    invitations.inviteToAccelerator,
    ['admin'],
    async (world) => ({
      headers: inAccelerator(world),
      body: { personUid: await stranger(world), roles: ['TRC' as const, 'EXP' as const] },
    }),
    roomOfAccelerator,
  ),
  row(invitations.listProjectInvitations, founders, async (world) => ({
    query: { projectId: String((await world.project()).id) },
  })),
  row(
    invitations.listAcceleratorInvitations,
    ['admin'],
    (world) => ({ headers: inAccelerator(world) }),
    roomOfAccelerator,
  ),
  row(invitations.resendInvitation, founders, async (world) => ({ body: await ofProject(world) })),
  row(invitations.revokeInvitation, founders, async (world) => ({ body: await ofProject(world) })),
  row(invitations.deleteInvitation, founders, async (world) => ({
    body: await ofProject(world, 'REJECTED_BY_USER'),
  })),
  row(invitations.listMyInvitations, everybody, () => ({ query: {} })),
  row(invitations.acceptInvitation, everybody, async (world, by) => ({ body: await toMe(world, by) })),
  row(invitations.declineInvitation, everybody, async (world, by) => ({ body: await toMe(world, by) })),
  row(invitations.findInvitation, [], () => ({ query: { token: 'a-link-nobody-was-sent' } }), { guest: 404 }),
  row(invitations.claimInvitation, [], () => ({ body: { token: 'a-link-nobody-was-sent' } })),
]

/** Calls of teams. */
export const teamRows: readonly Row[] = invitationRows
