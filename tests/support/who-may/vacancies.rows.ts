import { sql } from 'kysely'
import * as requests from '../../../features/teams/contract/join-request.endpoints.ts'
import {
  findInvitablePeople,
  getAcceleratorInvitee,
} from '../../../features/teams/contract/people-directory.endpoints.ts'
import * as vacancies from '../../../features/teams/contract/vacancy.endpoints.ts'
import { joinRequests } from '../../../features/teams/domain/join-request.machine.ts'
import { vacancies as vacanciesPolicy } from '../../../features/teams/domain/vacancy.machine.ts'
import { findJoinRequest } from '../../../features/teams/server/join-request.repository.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { checked } from './list-check.ts'
import { row, without, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const founders: readonly Who[] = ['leader', 'member']
const seers: readonly Who[] = [
  ...founders,
  'tracker',
  'teamTracker',
  'team',
  'admin',
  'portalAdmin',
  'deputyAdmin',
]
const editing = { see: without(seers, founders) }

const working = async (world: World) => (await world.work()).projectId

/** A vacancy is public: people without permission see it, too. */
const open = { rest: 403 } as const

const vacancy = async (world: World, status: 'OPEN' | 'CLOSED' = 'OPEN') => {
  const created_by = world.people.leader.uid
  const project_id = await working(world)
  return (await insertOne(world.db, 'vacancy', { project_id, name: 'Инженер', status, created_by })).id
}

const request = async (world: World, by?: Person) => {
  const person_uid = (by ?? (await world.make.person())).uid
  const project_id = by ? (await world.make.project()).id : await working(world)
  return { requestId: (await insertOne(world.db, 'project_join_request', { project_id, person_uid })).id }
}

/** Permissions on vacancies, responses and requests to join. */
export const vacancyRows: readonly Row[] = [
  row(
    findInvitablePeople,
    founders,
    async (world) => ({ query: { projectId: String(await working(world)) } }),
    editing,
  ),
  row(getAcceleratorInvitee, everybody, async (world) => ({
    query: { uid: (await world.make.person({ card_published: true })).uid },
  })),
  row(vacancies.listVacancies, everybody, () => ({ query: {} }), {
    list: {
      key: 'id',
      all: () => sql`select id from vacancy where status = 'OPEN'`,
      closed: true,
      sees: async ({ actor }) => vacanciesPolicy.view.allows(actor, { memberUids: [] }),
    },
  }),
  row(vacancies.getVacancyFilters, everybody, () => ({})),
  row(
    vacancies.listProjectVacancies,
    founders,
    async (world) => ({ query: { projectId: String(await working(world)) } }),
    editing,
  ),
  row(
    vacancies.createVacancy,
    founders,
    async (world) => ({ body: { projectId: await working(world), name: 'Инженер' } }),
    editing,
  ),
  row(
    vacancies.editVacancy,
    founders,
    async (world) => ({ body: { vacancyId: await vacancy(world), name: 'Ведущий инженер' } }),
    open,
  ),
  row(
    vacancies.closeVacancy,
    founders,
    async (world) => ({ body: { vacancyId: await vacancy(world) } }),
    open,
  ),
  row(
    vacancies.reopenVacancy,
    founders,
    async (world) => ({ body: { vacancyId: await vacancy(world, 'CLOSED') } }),
    open,
  ),
  row(requests.respondToVacancy, everybody, async (world) => ({ body: { vacancyId: await vacancy(world) } })),
  row(requests.askToJoin, everybody, async (world) => ({
    body: { projectCode: (await world.project()).serial_number ?? '' },
  })),
  row(requests.listMyJoinRequests, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from project_join_request`,
      findJoinRequest,
      (actor, one) => one.personUid === actor.uid && joinRequests.view.allows(actor, one),
      { closed: true },
    ),
  }),
  row(
    requests.listProjectJoinRequests,
    founders,
    async (world) => ({ query: { projectId: String(await working(world)) } }),
    editing,
  ),
  row(requests.acceptJoinRequest, ['leader'], async (world) => ({ body: await request(world) }), {
    see: ['member'],
  }),
  row(
    requests.rejectJoinRequest,
    ['leader'],
    async (world) => ({ body: { ...(await request(world)), reason: 'Команда собрана' } }),
    { see: ['member'] },
  ),
  row(requests.revokeJoinRequest, everybody, async (world, by) => ({ body: await request(world, by) })),
]
