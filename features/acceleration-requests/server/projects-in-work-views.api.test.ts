import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { setTracker } from '../../participations/contract/participation.endpoints.ts'
import {
  countProjectsInWorkValues,
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
  // The task waits for its tracker.
  expect(await listed(acc, { waiting: 'true' })).toEqual(['new'])
  expect(await listed(tracker, { waiting: 'true' })).toEqual(['review'])
})

test('what a blocked tracker would review waits for the team', async () => {
  const block = (blocked: boolean) =>
    sql`update accelerator_member set blocked = ${blocked} where person_uid = ${tracker.uid}`.execute(
      portal.db,
    )
  await block(true)
  expect(await listed(acc, { waiting: 'true', sorting: 'SINCE', sortingDirection: 'ASC' })).toEqual([
    'new',
    'review',
  ])
  await block(false)
})

test('while an expert has a task, it waits for nobody’s decision', async () => {
  const { rows } = await sql<{ id: number; accelerator_id: number }>`
    select w.* from project_trackpoint w join project_track q on q.id = w.project_track_id
    where q.request_id = ${ids['review']} and w.state = 'DONE_CODE'`.execute(portal.db)
  const job = await portal.make.expertJob({ task: rows[0] as never })
  expect(await listed(tracker, { waiting: 'true' })).toEqual([])
  expect(await listed(acc, { column: 'TO_REVIEW' })).toEqual(['review'])
  await sql`update expert_job set status = 'COMPLETE' where id = ${job.id}`.execute(portal.db)
  expect(await listed(tracker, { waiting: 'true', column: 'TO_REVIEW' })).toEqual(['review'])
})

test('nothing waits for an administrator of the portal, who sees all and decides nothing', async () => {
  const administrator = await portal.make.person({ roles: ['ADMIN'] })
  expect(await listed(administrator, { column: 'TO_REVIEW' })).toEqual(['review'])
  expect(await listed(administrator, { waiting: 'true' })).toEqual([])
})

test('overdue is a running deadline that has passed, and it is first by deadline', async () => {
  expect(await listed(acc, { overdue: 'true' })).toEqual(['late'])
  expect((await listed(acc, { sorting: 'DUE', sortingDirection: 'ASC' }))[0]).toBe('late')
  expect((await listed(acc, {}))[0]).toBe('late')
  expect((await listed(acc, { sorting: 'CREATE_DATE', sortingDirection: 'ASC' }))[0]).toBe('new')
})

test('in the order of turns what waits for the tracker comes before overdue work of the team', async () => {
  const accelerator = await portal.make.accelerator()
  const own = { 'accelerator-id': String(accelerator.id) }
  const by = await portal.make.member({ accelerator, role: 'TRC' })
  const track = await portal.make.track({ accelerator })
  const work = async (state: TaskState): Promise<number> =>
    (await portal.make.participation({ track, states: [state], tracker: by })).request_id
  const [late, running, review] = [
    await work('PROCESS_CODE'),
    await work('NOT_STARTED'),
    await work('DONE_CODE'),
  ]
  await sql`update project_trackpoint set due_on = current_date - 3
    where state = 'PROCESS_CODE' and accelerator_id = ${accelerator.id}`.execute(portal.db)
  const inOrder = async (sorting: string) => {
    const query = { sorting, sortingDirection: 'ASC' }
    const { body } = await portal.as(by).call(listProjectsInWork, { headers: own, query: query as never })
    return (body['items'] as { id: number }[]).map(({ id }) => id)
  }
  expect(await inOrder('TURN')).toEqual([review, late, running])
  expect((await inOrder('DUE'))[0]).toBe(late)
})

test('the order of turns is the one by deadline for those who see all projects', async () => {
  const administrator = await portal.make.person({ roles: ['ADMIN'] })
  const both = await portal.make.member({
    accelerator: { id: Number(headers['accelerator-id']) } as never,
    role: 'TRC',
  })
  await sql`insert into accelerator_member (accelerator_id, person_uid, role)
    values (${headers['accelerator-id']}::bigint, ${both.uid}, 'TRC_TEAM')`.execute(portal.db)
  for (const by of [acc, both, administrator]) {
    const inTurn = await listed(by, { sorting: 'TURN', sortingDirection: 'ASC' })
    // Not what the team decides on: the new application and the task to review.
    expect(inTurn[0]).toBe('late')
    expect(inTurn).toEqual(await listed(by, { sorting: 'DUE', sortingDirection: 'ASC' }))
  }
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

test('a project that gets a tracker leaves the list of those without one', async () => {
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

test('says who brings projects, and to its team the number without a leader', async () => {
  const ask = async (by: Person) => (await portal.as(by).call(getProjectsInWorkFilters, { headers })).body
  await portal.make.keptProject({ accelerator: { id: Number(headers['accelerator-id']) } })
  expect(await ask(acc)).toMatchObject({ kept: 1, mayImport: true, seesStaged: true })
  expect(await ask(tracker)).toMatchObject({ kept: 0, mayImport: false, seesStaged: false })
})

test('an industry of a track is paged in order, with the total', async () => {
  const { make } = portal
  const accelerator = { id: Number(headers['accelerator-id']) } as never
  const track = await make.track({ accelerator })
  const { rows } = await sql<{ id: number }>`
    select id from dictionary_value order by id limit 2`.execute(portal.db)
  const [requested, other] = rows.map(({ id }) => id)
  for (const [name, industry] of [
    ['Ель', requested],
    ['Айва', requested],
    ['Ива', requested],
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
        industryId: String(requested),
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

test('a filter counts its values under all other filters, and its own are left out', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const here = { 'accelerator-id': String(accelerator.id) }
  const team = await make.member({ accelerator, role: 'ACC' })
  const worker = await make.member({ accelerator, role: 'TRC' })
  const [first, second] = [await make.track({ accelerator }), await make.track({ accelerator })]
  const { rows } = await sql<{ id: number }>`select id from dictionary_value order by id limit 1`.execute(
    portal.db,
  )
  const industry = rows[0]!.id
  const project = () => make.project({ industry_ids: [industry] })
  await make.request({ track: first, project: await project() })
  await make.request({ track: first, status: 'REJECT' })
  await make.participation({ track: first, states: ['START'], tracker: worker, project: await project() })
  await make.participation({ track: first, states: ['PROCESS_CODE'] })
  await make.participation({ track: second, states: ['DONE_CODE'], tracker: worker })
  const values = async (by: Person, query: Record<string, string>) => {
    const { status, body } = await portal
      .as(by)
      .call(countProjectsInWorkValues, { headers: here, query: query as never })
    expect(status).toBe(200)
    const counted = body['values'] as { value: string; name: string | null; count: number }[]
    return Object.fromEntries(counted.map(({ value, count }) => [value, count]))
  }
  expect(await values(team, { counted: 'column' })).toEqual({
    NEW: 1,
    CLOSED: 1,
    IN_WORK: 2,
    REVISION: 1,
    TO_REVIEW: 1,
  })
  expect(await values(team, { counted: 'column', trackId: String(second.id), column: 'NEW' })).toEqual({
    TO_REVIEW: 1,
    REVISION: 0,
  })
  // Rejected ones are apart until a state asks for them.
  expect(await values(team, { counted: 'trackId' })).toEqual({ [first.id]: 3, [second.id]: 1 })
  expect(await values(team, { counted: 'trackId', column: 'CLOSED,REVISION' })).toEqual({ [first.id]: 2 })
  expect(await values(team, { counted: 'trackId', trackId: String(first.id) })).toEqual({
    [first.id]: 3,
    [second.id]: 1,
  })
  expect(await values(team, { counted: 'programmeId' })).toEqual({
    [first.programme_id]: 3,
    [second.programme_id]: 1,
  })
  expect(await values(team, { counted: 'trackerUid' })).toEqual({ [worker.uid]: 2 })
  expect(await values(team, { counted: 'industryId' })).toEqual({ [industry]: 2 })
  expect(await values(team, { counted: 'industryId', column: 'REVISION' })).toEqual({ [industry]: 1 })
  expect(await values(team, { counted: 'reached' })).toEqual({ ACCEPTED: 3, STARTED: 3, HANDED_IN: 2 })
  // A tracker counts only their own.
  expect(await values(worker, { counted: 'trackId' })).toEqual({ [first.id]: 1, [second.id]: 1 })
  const shown = await portal.as(team).call(listProjectsInWork, {
    headers: here,
    query: { programmeId: `${first.programme_id},${second.programme_id}`, column: 'REVISION,TO_REVIEW' },
  })
  expect(shown.body['total']).toBe(2)
})

test('of more rows than are counted, a filter has the values that certainly occur often', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const here = { 'accelerator-id': String(accelerator.id) }
  const team = await make.member({ accelerator, role: 'ACC' })
  const track = await make.track({ accelerator })
  const rare = await make.track({ accelerator })
  const { id } = await make.request({ track, status: 'REJECT' })
  const copies = (count: number) =>
    sql`
      insert into acceleration_request (accelerator_id, project_id, track_id, created_by, status, reason, decided_by, decided_at)
      select r.accelerator_id, r.project_id, r.track_id, r.created_by, r.status, r.reason, r.decided_by, r.decided_at
      from acceleration_request r cross join generate_series(1, ${count}::int) where r.id = ${id}`.execute(
      portal.db,
    )
  const counted = async () => {
    const { status, body } = await portal.as(team).call(countProjectsInWorkValues, {
      headers: here,
      query: { counted: 'trackId', column: 'CLOSED' } as never,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const values = body['values'] as { value: string; count: number }[]
    return {
      isExact: body['isExact'],
      values: Object.fromEntries(values.map(({ value, count }) => [value, count])),
    }
  }
  await copies(1500)
  await make.request({ track: rare, status: 'REJECT' })
  expect(await counted()).toEqual({ isExact: true, values: { [track.id]: 1501, [rare.id]: 1 } })
  await copies(19_000)
  expect(await counted()).toEqual({ isExact: false, values: { [track.id]: 1000 } })
})
