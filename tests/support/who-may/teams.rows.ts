import { sql } from 'kysely'
import { peopleLists } from '../../../features/people/domain/people.policy.ts'
import * as team from '../../../features/teams/contract/accelerator-team.endpoints.ts'
import * as invitations from '../../../features/teams/contract/invitation.endpoints.ts'
import * as requests from '../../../features/teams/contract/team-request.endpoints.ts'
import { acceleratorTeam } from '../../../features/teams/domain/accelerator-team.policy.ts'
import { teamInvitations } from '../../../features/teams/domain/invitation.machine.ts'
import { teamRequests } from '../../../features/teams/domain/team-request.machine.ts'
import { findInvitationById } from '../../../features/teams/server/invitation.repository.ts'
import { findTeamRequest } from '../../../features/teams/server/team-request.repository.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { acceleratorOf, checked, open, openIn } from './list-check.ts'
import { row, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const founders: readonly Who[] = ['leader', 'member']
const inAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

/** A chosen accelerator without membership returns 403 with its own code (spec 8). */
const roomOfAccelerator = { rest: 403, absent: 403 } as const

const stranger = async (world: World): Promise<string> => (await world.make.person()).uid

const ofProject = async (world: World, status: 'SENT' | 'REJECTED_BY_USER' = 'SENT') => {
  const project = await world.project()
  return { invitationId: (await world.make.invitation({ project, status })).id }
}

const toMe = async (world: World, person: Person) => ({
  invitationId: (await world.make.invitation({ person })).id,
})

const seesProject = { see: ['portalAdmin', 'deputyAdmin'] } as const

/** Calls about invitations: the inviting team sends and withdraws, the invited person answers. */
const invitationRows: readonly Row[] = [
  row(
    invitations.inviteToProject,
    founders,
    async (world) => ({
      body: { projectId: (await world.project()).id, personUid: await stranger(world) },
    }),
    seesProject,
  ),
  row(
    invitations.inviteToAccelerator,
    ['admin'],
    async (world) => ({
      headers: inAccelerator(world),
      body: { personUid: await stranger(world), roles: ['TRC' as const, 'EXP' as const] },
    }),
    roomOfAccelerator,
  ),
  row(
    invitations.listProjectInvitations,
    founders,
    async (world) => ({
      query: { projectId: String((await world.project()).id) },
    }),
    seesProject,
  ),
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
  row(invitations.listMyInvitations, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from team_invitation`,
      findInvitationById,
      (actor, one) => one.inviteeUid === actor.uid && teamInvitations.view.allows(actor, one),
      { closed: true },
    ),
  }),
  row(invitations.acceptInvitation, everybody, async (world, by) => ({ body: await toMe(world, by) })),
  row(invitations.declineInvitation, everybody, async (world, by) => ({ body: await toMe(world, by) })),
  row(invitations.findInvitation, everybody, () => ({ query: { token: 'a-link-nobody-was-sent' } })),
  row(invitations.beginInvitedRegistration, everybody, () => ({
    body: { token: 'a-link-nobody-was-sent' },
  })),
  row(invitations.claimInvitation, [], () => ({ body: { token: 'a-link-nobody-was-sent' } }), {
    only: { who: 'the invited person, with the link of their email' },
  }),
]

const newMember = async (world: World, blocked = false) =>
  (await world.make.member({ accelerator: world.accelerator, role: 'MNT', blocked })).uid

const onMember = (body: (world: World) => Promise<object>) => async (world: World) => ({
  headers: inAccelerator(world),
  body: (await body(world)) as never,
})

/** Calls about an accelerator's team: its administrators manage it, members may leave. */
const memberRows: readonly Row[] = [
  row(team.listAcceleratorTeam, ['admin'], (world) => ({ headers: inAccelerator(world), query: {} }), {
    ...roomOfAccelerator,
    list: openIn(acceleratorTeam.look, null, 'key'),
  }),
  row(
    team.setMemberRoles,
    ['admin'],
    onMember(async (world) => ({ personUid: await newMember(world), roles: ['EXP'] })),
    roomOfAccelerator,
  ),
  row(
    team.blockMember,
    ['admin'],
    onMember(async (world) => ({ personUid: await newMember(world) })),
    roomOfAccelerator,
  ),
  row(
    team.unblockMember,
    ['admin'],
    onMember(async (world) => ({ personUid: await newMember(world, true) })),
    roomOfAccelerator,
  ),
  row(
    team.removeMember,
    ['admin'],
    onMember(async (world) => ({ personUid: await newMember(world) })),
    roomOfAccelerator,
  ),
  // Only members may leave; further rules of leaving have separate tests.
  row(
    team.leaveAccelerator,
    [],
    async (world) => ({
      headers: { 'accelerator-id': String((await world.make.accelerator()).id) },
      body: {},
    }),
    {
      ...roomOfAccelerator,
      only: {
        who: 'a member of the accelerator',
        call: async (world) => {
          const by = await world.make.member({ accelerator: world.accelerator, role: 'MNT' })
          return { by, parts: { headers: inAccelerator(world), body: {} } }
        },
      },
    },
  ),
]

const request = async (world: World, person?: Person) => {
  const person_uid = person?.uid ?? (await stranger(world))
  await world.db.deleteFrom('accelerator_team_request').where('person_uid', '=', person_uid).execute()
  const accelerator_id = world.accelerator.id
  return {
    requestId: (
      await insertOne(world.db, 'accelerator_team_request', { accelerator_id, person_uid, role: 'MNT' })
    ).id,
  }
}

/** Calls about requests to join an accelerator's team. */
const requestRows: readonly Row[] = [
  row(requests.listRecruitingAccelerators, everybody, () => ({ query: {} }), {
    list: open({ ...peopleLists.look, allows: () => true }),
  }),
  row(requests.askAcceleratorTeam, everybody, async (world) => ({
    body: {
      acceleratorId: (await world.make.accelerator({ requests_to_team: true })).id,
      role: 'MNT' as const,
    },
  })),
  row(
    requests.listAcceleratorTeamRequests,
    ['admin'],
    (world) => ({ headers: inAccelerator(world), query: {} }),
    {
      ...roomOfAccelerator,
      list: checked(
        (parts) =>
          sql`select id from accelerator_team_request where accelerator_id = ${acceleratorOf(parts)}`,
        findTeamRequest,
        teamRequests.view.allows,
      ),
    },
  ),
  row(requests.listMyAcceleratorTeamRequests, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from accelerator_team_request`,
      findTeamRequest,
      (actor, one) => one.personUid === actor.uid && teamRequests.view.allows(actor, one),
      { closed: true },
    ),
  }),
  row(requests.acceptAcceleratorTeamRequest, ['admin'], async (world) => ({ body: await request(world) })),
  row(requests.rejectAcceleratorTeamRequest, ['admin'], async (world) => ({
    body: { ...(await request(world)), reason: 'Команда собрана' },
  })),
  row(requests.revokeAcceleratorTeamRequest, everybody, async (world, by) => ({
    body: await request(world, by),
  })),
]

export const teamRows: readonly Row[] = [...invitationRows, ...memberRows, ...requestRows]
