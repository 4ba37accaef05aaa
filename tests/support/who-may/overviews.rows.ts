import * as reasons from '../../../features/overviews/contract/reasons.endpoints.ts'
import * as sponsors from '../../../features/overviews/contract/sponsors.endpoints.ts'
import * as summary from '../../../features/overviews/contract/summary.endpoints.ts'
import * as trackers from '../../../features/overviews/contract/tracker-work.endpoints.ts'
import * as lists from '../../../features/overviews/contract/work-lists.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const readers: readonly Who[] = ['teamTracker', 'team', 'admin', 'portalAdmin', 'deputyAdmin']
const workers: readonly Who[] = [...readers, 'tracker', 'otherTracker']

const onAccelerator = (world: World) => ({
  headers: { 'accelerator-id': String(world.accelerator.id) },
  query: {},
})

/** A closed room tells the same of accelerators that exist and of those that do not. */
const room = { rest: 403, absent: 403 } as const

/** A programme of the accelerator with a sponsor, by address. */
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

/** A decision of each tracker, and a task that waits. */
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

/** Who reads which overview; whom a programme's sponsor is, `overviews.api.test.ts` looks at. */
export const overviewRows = [
  row(summary.getAccelerationSummary, readers, onAccelerator, room),
  row(summary.getSponsoredProgrammes, everybody, () => ({}), { absent: 'left out' }),
  row(lists.listSummaryProjects, readers, onAccelerator, room),
  row(lists.listWorkTasks, workers, decided, room),
  row(lists.listReviews, workers, decided, room),
  row(trackers.listTrackerWork, workers, onAccelerator, room),
  row(
    reasons.listProjectReasons,
    readers,
    async (world) => {
      await world.make.request({ track: await world.track(), status: 'REJECT' })
      return onAccelerator(world)
    },
    room,
  ),
  row(reasons.countProjectReasons, readers, onAccelerator, room),
  row(
    sponsors.listProgrammeSponsors,
    readers,
    async (world) => ({ query: { programmeId: String((await sponsored(world)).programmeId) } }),
    { see: ['tracker', 'otherTracker'] },
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
