import { sql } from 'kysely'
import { accelerationRequests } from '../../../features/acceleration-requests/domain/acceleration-request.machine.ts'
import { findAccelerationRequest } from '../../../features/acceleration-requests/server/acceleration-request.repository.ts'
import * as sponsors from '../../../features/overviews/contract/sponsors.endpoints.ts'
import * as summary from '../../../features/overviews/contract/summary.endpoints.ts'
import * as trackers from '../../../features/overviews/contract/tracker-work.endpoints.ts'
import * as lists from '../../../features/overviews/contract/work-lists.endpoints.ts'
import type { OverviewFacts } from '../../../features/overviews/domain/overviews.policy.ts'
import { overviews } from '../../../features/overviews/domain/overviews.policy.ts'
import { tasks } from '../../../features/participations/domain/task.policy.ts'
import { findTask } from '../../../features/participations/server/task.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const readers: readonly Who[] = ['teamTracker', 'team', 'admin', 'portalAdmin', 'deputyAdmin']
const workers: readonly Who[] = [...readers, 'tracker', 'otherTracker']

const onAccelerator = (world: World) => ({
  headers: { 'accelerator-id': String(world.accelerator.id) },
  query: {},
})

/** Without access the response is the same for existing and unknown accelerators. */
const room = { rest: 403, absent: 403 } as const

/** A programme of the accelerator with a sponsor, given by email address. */
const sponsored = async (world: World) => {
  const programme = await world.make.programme({ accelerator: world.accelerator })
  const { id } = await insertOne(world.db, 'programme_sponsor', {
    accelerator_id: world.accelerator.id,
    programme_id: programme.id,
    email: 'sponsor@people.example',
    named_by: world.people.admin.uid,
  })
  return { sponsorId: id, programmeId: programme.id }
}

/** A decision of each tracker, and a pending task. */
const decided = async (world: World) => {
  const { taskId } = await world.work('DONE_CODE')
  for (const who of ['tracker', 'otherTracker'] as const)
    await insertOne(world.db, 'audit_entry', {
      accelerator_id: world.accelerator.id,
      subject: 'task',
      subject_id: String(taskId),
      action: 'return',
      actor_uid: world.people[who].uid,
    })
  return onAccelerator(world)
}

const ofAdministrators = { see: without(workers, ['admin']) }

/** Permissions on overviews; `overviews.api.test.ts` covers sponsors of a programme. */
export const overviewRows = [
  row(summary.getAccelerationSummary, readers, onAccelerator, room),
  row(summary.getSponsoredProgrammes, everybody, () => ({}), { absent: 'left out' }),
  row(lists.listSummaryProjects, readers, onAccelerator, {
    ...room,
    list: checked(
      (parts) => sql`select id from acceleration_request where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findAccelerationRequest(db, id),
      (actor, facts) => accelerationRequests.view.allows(actor, { ...facts, memberUids: [] }),
    ),
  }),
  row(lists.listWorkTasks, workers, decided, {
    ...room,
    list: checked(
      (parts) => sql`select id from project_trackpoint where accelerator_id = ${acceleratorOf(parts)}
        and state in ('DONE_CODE', 'ACCEPT_CODE')`,
      ({ db }, id) => findTask(db, id),
      (actor, facts) => tasks.view.allows(actor, { ...facts, memberUids: [] }),
      { closed: true },
    ),
  }),
  row(lists.listReviews, workers, decided, {
    ...room,
    list: checked(
      (
        parts,
      ) => sql`select id from audit_entry where accelerator_id = ${acceleratorOf(parts)} and subject = 'task'
        and action in ('accept', 'return', 'discard')`,
      async ({ db }, id) => {
        const { rows } = await sql<{ acceleratorId: number; trackerUid: string | null }>`
          select accelerator_id as "acceleratorId", actor_uid as "trackerUid" from audit_entry where id = ${id}`.execute(
          db,
        )
        return rows[0]
      },
      (actor, { acceleratorId, trackerUid }) =>
        accelerationRequests.view.allows(actor, {
          acceleratorId,
          trackerUid,
          leaderUid: null,
          memberUids: [],
        }),
      { closed: true },
    ),
  }),
  row(trackers.listTrackerWork, workers, onAccelerator, {
    ...room,
    list: checked(
      (parts) => sql`select person_uid from accelerator_member where accelerator_id = ${acceleratorOf(parts)}
        and role in ('TRC', 'TRC_TEAM') and not blocked`,
      async (_reader, uid) => ({ uid: String(uid) }),
      (actor, { uid }, parts) =>
        accelerationRequests.view.allows(actor, {
          acceleratorId: acceleratorOf(parts),
          trackerUid: uid,
          leaderUid: null,
          memberUids: [],
        }),
      { key: 'uid', closed: true },
    ),
  }),
  row(
    sponsors.listProgrammeSponsors,
    readers,
    async (world) => ({ query: { programmeId: String((await sponsored(world)).programmeId) } }),
    {
      see: ['tracker', 'otherTracker'],
      list: checked(
        ({ query }) =>
          sql`select id from programme_sponsor where programme_id = ${Number(query!['programmeId'])}`,
        async ({ db }, id) => {
          const { rows } = await sql<OverviewFacts>`
            select accelerator_id as "acceleratorId", programme_id as "programmeId", '{}'::uuid[] as "sponsorUids"
            from programme_sponsor where id = ${id}`.execute(db)
          return rows[0]
        },
        overviews.lookAtSponsors.allows,
        { closed: true },
      ),
    },
  ),
  row(
    sponsors.nameSponsor,
    ['admin'],
    async (world) => ({
      body: { programmeId: (await sponsored(world)).programmeId, email: 'new-sponsor@people.example' },
    }),
    ofAdministrators,
  ),
  row(
    sponsors.removeSponsor,
    ['admin'],
    async (world) => ({ body: { sponsorId: (await sponsored(world)).sponsorId } }),
    ofAdministrators,
  ),
]
