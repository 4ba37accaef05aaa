import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { setTracker } from '../../participations/contract/participation.endpoints.ts'
import {
  getOtherApplications,
  getProjectsInWorkFilters,
  listProjectsInWork,
} from '../contract/project-in-work.endpoints.ts'

/** Filters and sortings of "projects in work". */
let portal: TestPortal
let headers: { 'accelerator-id': string }
let acc: Person
let tracker: Person
let ids: Record<string, number>

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator()
  headers = { 'accelerator-id': String(accelerator.id) }
  acc = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  const track = await make.track({ accelerator })
  const work = async (states: TaskState[], by?: Person): Promise<number> => {
    const made = await make.participation({ track, states, ...(by && { tracker: by }) })
    return made.request_id
  }
  ids = {
    new: (await make.request({ track, created_at: daysAgo(9) })).id,
    own: (await make.request({ track, project: await make.project({ leader: acc }) })).id,
    rejected: (await make.request({ track, status: 'REJECT' })).id,
    review: await work(['ACCEPT_CODE', 'DONE_CODE'], tracker),
    late: await work(['PROCESS_CODE', 'NOT_STARTED']),
    discarded: await work(['DISCARD_CODE']),
  }
  await sql`update project_trackpoint set due_on = current_date - 3
    where state = 'PROCESS_CODE' and accelerator_id = ${accelerator.id}`.execute(portal.db)
}, 60_000)

const listed = async (by: Person, query: Record<string, string>): Promise<string[]> => {
  const { status, body } = await portal.as(by).call(listProjectsInWork, { headers, query })
  expect(status).toBe(200)
  const names = Object.entries(ids)
  return (body['items'] as { id: number }[]).map(({ id }) => names.find(([, one]) => one === id)![0])
}

test('what is rejected is apart until its column, its state or words ask for it', async () => {
  expect((await listed(acc, {})).toSorted()).toEqual(['late', 'new', 'own', 'review'])
  expect((await listed(acc, { column: 'CLOSED,DISCARDED' })).toSorted()).toEqual(['discarded', 'rejected'])
  expect(await listed(acc, { status: 'REJECT' })).toEqual(['rejected'])
})

test('what waits: an application to decide and a task to review, but not of one’s own project', async () => {
  expect(await listed(acc, { waiting: 'true', sorting: 'SINCE', sortingDirection: 'ASC' })).toEqual([
    'new',
    'review',
  ])
  expect(await listed(tracker, { waiting: 'true' })).toEqual(['review'])
})

test('while an expert has a task, it waits for nobody’s decision', async () => {
  const { rows } = await sql<{ id: number; accelerator_id: number }>`
    select w.* from project_trackpoint w join project_track q on q.id = w.project_track_id
    where q.request_id = ${ids['review']} and w.state = 'DONE_CODE'`.execute(portal.db)
  const job = await portal.make.expertJob({ task: rows[0] as never })
  expect(await listed(acc, { waiting: 'true' })).toEqual(['new'])
  expect(await listed(acc, { column: 'TO_REVIEW' })).toEqual(['review'])
  await sql`update expert_job set status = 'COMPLETE' where id = ${job.id}`.execute(portal.db)
  expect(await listed(acc, { waiting: 'true', column: 'TO_REVIEW' })).toEqual(['review'])
})

test('nothing waits for an administrator of the portal, who sees all and decides nothing', async () => {
  const administrator = await portal.make.person({ roles: ['ADMIN'] })
  expect(await listed(administrator, { column: 'TO_REVIEW' })).toEqual(['review'])
  expect(await listed(administrator, { waiting: 'true' })).toEqual([])
})

test('overdue is a running deadline that has passed, and it stands first by deadline', async () => {
  expect(await listed(acc, { overdue: 'true' })).toEqual(['late'])
  expect((await listed(acc, { sorting: 'DUE', sortingDirection: 'ASC' }))[0]).toBe('late')
})

test('a project is in revision from the return of its task until it is handed in again', async () => {
  const set = (state: string) =>
    sql`
    update project_trackpoint w set state = ${state} from project_track q
    where q.id = w.project_track_id and q.request_id = ${ids['review']} and w.state in ('DONE_CODE', 'START')`.execute(
      portal.db,
    )
  expect(await listed(acc, { revision: 'true' })).toEqual([])
  await set('START')
  expect(await listed(acc, { revision: 'true' })).toEqual(['review'])
  await set('DONE_CODE')
  expect(await listed(acc, { revision: 'true' })).toEqual([])
})

test('projects are ordered by how much of the track is accepted', async () => {
  expect((await listed(acc, { sorting: 'PROGRESS', sortingDirection: 'DESC' })).slice(0, 2)).toEqual([
    'review',
    'late',
  ])
})

test('whoever gets a tracker is without one no more', async () => {
  expect(await listed(acc, { withoutTracker: 'true' })).toEqual(['late'])
  const { rows } = await sql<{ id: number }>`
    select id from project_track where request_id = ${ids['late']}`.execute(portal.db)
  const set = (trackerUid: string | null) =>
    portal.as(acc).call(setTracker, { body: { projectTrackId: rows[0]!.id, trackerUid } })
  await set(tracker.uid)
  expect(await listed(acc, { withoutTracker: 'true' })).toEqual([])
  await set(null)
  expect(await listed(acc, { withoutTracker: 'true' })).toEqual(['late'])
})

test('other applications of the project are those to the same accelerator', async () => {
  const project = await portal.make.project()
  const accelerator = { id: Number(headers['accelerator-id']) }
  const [first, second] = [
    await portal.make.track({ accelerator: accelerator as never }),
    await portal.make.track({ accelerator: accelerator as never }),
  ]
  const earlier = await portal.make.request({ project, track: first, status: 'REJECT' })
  await portal.make.request({ project })
  const now = await portal.make.request({ project, track: second })
  ids['asked'] = now.id
  ids['earlier'] = earlier.id
  const { body } = await portal.as(acc).call(getOtherApplications, { query: { requestId: String(now.id) } })
  expect((body['items'] as { id: number }[]).map(({ id }) => id)).toEqual([earlier.id])
})

test('says who brings projects, and to its team how many nobody leads', async () => {
  const ask = async (by: Person) => (await portal.as(by).call(getProjectsInWorkFilters, { headers })).body
  await portal.make.keptProject({ accelerator: { id: Number(headers['accelerator-id']) } })
  expect(await ask(acc)).toMatchObject({ kept: 1, mayImport: true, seesStaged: true })
  expect(await ask(tracker)).toMatchObject({ kept: 0, mayImport: false, seesStaged: false })
})

test('an industry of a track is paged in order, with how many there are', async () => {
  const { make } = portal
  const accelerator = { id: Number(headers['accelerator-id']) } as never
  const track = await make.track({ accelerator })
  const { rows } = await sql<{ id: number }>`
    select id from dictionary_value order by id limit 2`.execute(portal.db)
  const [asked, other] = rows.map(({ id }) => id)
  for (const [name, industry] of [
    ['Ель', asked],
    ['Айва', asked],
    ['Ива', asked],
    ['Бук', other],
  ] as const) {
    const project = await make.project({ name, industry_ids: [industry!] })
    ids[name] = (await make.request({ track, project })).id
  }
  const page = async (query: Record<string, string>) => {
    const { body } = await portal.as(acc).call(listProjectsInWork, {
      headers,
      query: {
        trackId: String(track.id),
        industryId: String(asked),
        sorting: 'NAME',
        sortingDirection: 'ASC',
        limit: '2',
        ...query,
      },
    })
    const names = (body['items'] as { project: { name: string } }[]).map(({ project }) => project.name)
    return { names, total: body['total'], next: body['next'] as string }
  }
  const first = await page({})
  expect(first).toMatchObject({ names: ['Айва', 'Ель'], total: 3 })
  expect(await page({ after: first.next })).toEqual({ names: ['Ива'], total: 3, next: null })
  expect(await page({ offset: '2' })).toEqual({ names: ['Ива'], total: 3, next: null })
  expect(await page({ offset: '3' })).toMatchObject({ names: [], total: 3 })
})
