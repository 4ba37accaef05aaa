import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { waitsFor } from '../../participations/domain/waits-for.rules.ts'
import { getAccelerationSummary } from '../contract/summary.endpoints.ts'
import { listTrackerWork } from '../contract/tracker-work.endpoints.ts'
import { listReviews, listSummaryProjects, listWorkTasks } from '../contract/work-lists.endpoints.ts'
import { figureKeys, figures, reviewQueue, workloadFigures, type FigureKey } from '../domain/figures.ts'
import { narrowingQuery, placeQuery, type Narrowing } from '../domain/narrowing.ts'

type Summary = ResponseOf<typeof getAccelerationSummary>
type SummaryQuery = Record<string, string | undefined>

/** Checks that every number equals the total of the list that it opens. */
let portal: TestPortal
let headers: { 'accelerator-id': string }
let acc: Person
let tracker: Person
let sponsor: Person
let programmeId: number
let trackId: number
let streamId: number

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const dayAgo = (days: number): string => daysAgo(days).slice(0, 10)

const works: readonly (readonly TaskState[])[] = [
  ['NOT_STARTED'],
  ['PROCESS_CODE'],
  ['START'],
  ['DONE_CODE'],
  ['ACCEPT_CODE', 'DONE_CODE'],
  ['ACCEPT_CODE', 'NOT_STARTED', 'DONE_CODE'],
  ['ACCEPT_CODE', 'ACCEPT_CODE', 'ACCEPT_CODE'],
  ['DISCARD_CODE'],
  ['ACCEPT_CODE', 'AUTO_SELECT_PASS'],
  ['ACCEPT_CODE', 'ACCEPT_CODE', 'PROCESS_CODE'],
]

/**
 * Creates applications and work in all states for two programmes of one accelerator and one of another, spread over
 * months.
 */
const makeWork = async (): Promise<void> => {
  const { make, db } = portal
  const accelerator = await make.accelerator({ time_zone: 'Asia/Vladivostok' })
  headers = { 'accelerator-id': String(accelerator.id) }
  acc = await make.member({ accelerator, role: 'ACC', admin: true })
  tracker = await make.member({ accelerator, role: 'TRC' })
  const other = await make.member({ accelerator, role: 'TRC_TEAM' })
  const expert = await make.member({ accelerator, role: 'EXP' })
  sponsor = await make.person({ roles: ['CST'] })
  const programmes = [await make.programme({ accelerator }), await make.programme({ accelerator })] as const
  programmeId = programmes[0].id
  await db
    .insertInto('programme_sponsor')
    .values({
      accelerator_id: accelerator.id,
      programme_id: programmeId,
      email: sponsor.email.toUpperCase(),
      named_by: acc.uid,
    })
    .execute()
  const tracks = [
    await make.track({ programme: programmes[0], request_type: 'ON_SCHEDULE' }),
    await make.track({ programme: programmes[0] }),
    await make.track({ programme: programmes[1] }),
    await make.track(),
  ]
  trackId = tracks[0]!.id
  streamId = (await make.stream({ track: tracks[0]! })).id
  for (const [n, track] of tracks.entries()) {
    for (const [i, states] of works.entries()) {
      const by = i % 3 === 0 ? tracker : i % 3 === 1 ? other : undefined
      const { tasks } = await make.participation({
        track,
        states,
        ...(by && { tracker: by }),
        ...(i === 4 && n !== 1 ? { access_status: 'BLOCKED' as const } : {}),
      })
      // Reviews that are open and that are over, of tasks of the same tracker.
      if (i === 3 && n < 2)
        await make.expertJob({ task: tasks[0]!, expert, status: n === 0 ? 'PROCESS' : 'COMPLETE' })
    }
    for (const status of ['NEW', 'REJECT', 'CANCEL'] as const) await make.request({ track, status })
    await make.request({ track, status: 'REJECT', reason: `Рано,  вернитесь через год${n === 0 ? '' : '.'}` })
  }
  // Times on both sides of midnight in the accelerator's time zone.
  await sql`update acceleration_request set created_at = now() - interval '13 hours' * id,
    decided_at = decided_at - interval '7 hours' * id, stream_id = case when track_id = ${trackId} and id % 2 = 0
    then ${streamId}::bigint end`.execute(db)
  await sql`update project_trackpoint set state_changed_at = state_changed_at - interval '5 hours' * id,
    due_on = case when state in ('PROCESS_CODE', 'START') then current_date - (id % 4)::int + 1 end`.execute(
    db,
  )
  // Fires the trigger that sets since when an application has been waiting.
  await sql`update acceleration_request set status = status`.execute(db)
  await sql`insert into task_comment (task_id, author_uid, kind, body)
    select id, ${acc.uid}, 'DISCARD', 'Нет спроса' from project_trackpoint where state = 'DISCARD_CODE'`.execute(
    db,
  )
  await sql`insert into audit_entry (accelerator_id, subject, subject_id, action, comment)
    select accelerator_id, 'participation', id::text, 'BLOCK', 'нет СПРОСА.' from project_track
    where access_status = 'BLOCKED'`.execute(db)
  await sql`insert into audit_entry (accelerator_id, subject, subject_id, action, actor_uid, at)
    select accelerator_id, 'task', id::text, case id % 3 when 0 then 'accept' when 1 then 'return' else 'start' end,
      case when id % 2 = 0 then ${tracker.uid}::uuid else ${other.uid}::uuid end, now() - interval '11 hours' * id
    from project_trackpoint`.execute(db)
}

beforeAll(async () => {
  portal = await openPortal()
  await makeWork()
}, 120_000)

const definedOnly = (query: SummaryQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined))

const total = async (
  endpoint: { method: 'GET'; path: string },
  by: Person,
  query: SummaryQuery,
): Promise<number> => {
  const { status, body } = await portal
    .as(by)
    .send(endpoint, { headers, query: { ...definedOnly(query), limit: 1 } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['total'] as number
}

const summaryOf = async (by: Person, query: SummaryQuery): Promise<Summary> => {
  const { status, body } = await portal
    .as(by)
    .call(getAccelerationSummary, { headers, query: definedOnly(query) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Summary
}

const narrowings = (): Record<string, Narrowing> => ({
  'an accelerator': {},
  'a programme': { programmeId },
  'a track': { programmeId, trackId },
  'a stream': { trackId, streamId },
  'a period': { from: dayAgo(21), to: dayAgo(6) },
  'a programme in a period': { programmeId, from: dayAgo(30), to: dayAgo(2) },
})

const asAddress = ({
  programmeId: programme,
  trackId: track,
  streamId: stream,
  from,
  to,
}: Narrowing): SummaryQuery => ({
  programmeId: programme === undefined ? undefined : String(programme),
  trackId: track === undefined ? undefined : String(track),
  streamId: stream === undefined ? undefined : String(stream),
  from,
  to,
})

describe.each([
  'an accelerator',
  'a programme',
  'a track',
  'a stream',
  'a period',
  'a programme in a period',
])('the summary of %s', (name) => {
  let narrowing: Narrowing
  let summary: Summary
  let programme: SummaryQuery

  beforeAll(async () => {
    narrowing = narrowings()[name]!
    programme = { programmeId: asAddress(narrowing)['programmeId'] }
    summary = await summaryOf(acc, asAddress(narrowing))
  })

  test('each figure is the total of both lists that it opens', async () => {
    const counted = async (list: typeof listProjectsInWork | typeof listSummaryProjects) =>
      Object.fromEntries(
        await Promise.all(
          figureKeys.map(async (key: FigureKey) => [
            key,
            await total(list, acc, { ...programme, ...narrowingQuery(narrowing), ...figures[key] }),
          ]),
        ),
      )
    expect(summary.figures.applied).toBeGreaterThan(0)
    expect(await counted(listProjectsInWork)).toEqual(summary.figures)
    expect(await counted(listSummaryProjects)).toEqual(summary.figures)
  })

  test('each cell of a track’s progress is the total of its list', async () => {
    expect(summary.tracks.length).toBeGreaterThan(0)
    for (const { track, columns, tasks, applied, overdue } of summary.tracks) {
      const query = { ...programme, ...narrowingQuery(narrowing), trackId: String(track.id) }
      expect(await total(listProjectsInWork, acc, { ...query, ...figures.applied })).toBe(applied)
      expect(await total(listProjectsInWork, acc, { ...query, ...figures.overdue })).toBe(overdue)
      expect(Object.values(columns).reduce((sum, n) => sum + n, 0)).toBe(applied)
      for (const [column, n] of Object.entries(columns))
        expect(await total(listProjectsInWork, acc, { ...query, column }), column).toBe(n)
      for (const { trackpoint, columns: ofTask } of tasks)
        for (const [column, n] of Object.entries(ofTask))
          expect(
            await total(listProjectsInWork, acc, { ...query, column, trackpointId: String(trackpoint.id) }),
          ).toBe(n)
    }
  })

  test('each point of the trend is the total of its list', async () => {
    const { points } = summary.trend
    expect(points.some(({ applied }) => applied > 0)).toBe(true)
    const of = { ...programme, ...placeQuery(narrowing) }
    for (const { from, to, applied, accepted, tasksAccepted } of points) {
      const created = { ...of, ...figures.applied, createdFrom: from, createdTo: to }
      const decided = { ...of, status: 'ACCEPT', decidedFrom: from, decidedTo: to }
      expect(await total(listProjectsInWork, acc, created), from).toBe(applied)
      expect(await total(listProjectsInWork, acc, decided), from).toBe(accepted)
      expect(await total(listWorkTasks, acc, { ...of, state: 'ACCEPT_CODE', from, to }), from).toBe(
        tasksAccepted,
      )
    }
  })
})

test('the funnel only narrows, and every application is in it once', async () => {
  const { figures: n } = await summaryOf(acc, {})
  expect([n.applied, n.accepted, n.started, n.handedIn, n.finished]).toEqual([42, 30, 27, 24, 3])
  expect([n.rejected, n.withdrawn, n.waiting, n.blocked]).toEqual([6, 3, 3, 2])
})

test('the trend takes longer steps rather than too many', async () => {
  expect((await summaryOf(acc, { from: '2020-01-01' })).trend.step).toBe('quarter')
  expect((await summaryOf(acc, { from: '2025-12-01', step: 'month' })).trend.step).toBe('month')
})

test('the projects of the summary begin with what is due first; those without a deadline are last', async () => {
  const daysOf = async (query: Record<string, string>) => {
    const { status, body } = await portal
      .as(acc)
      .call(listSummaryProjects, { headers, query: { limit: '50', ...query } })
    expect(status).toBe(200)
    return (body as ResponseOf<typeof listSummaryProjects>).items.map(({ due }) => due?.day ?? '9999')
  }
  const days = await daysOf({})
  expect(new Set(days).size).toBeGreaterThan(2)
  expect(days).toContain('9999')
  expect(days).toEqual(days.toSorted())
  const latest = await daysOf({ sorting: 'DUE', sortingDirection: 'DESC' })
  expect(latest).toEqual(latest.toSorted().toReversed())
})

test('a period that ends before it begins has an error at its end', async () => {
  const { status, body } = await portal
    .as(acc)
    .call(getAccelerationSummary, { headers, query: { from: '2026-02-01', to: '2026-01-01' } })
  expect([status, body['fields']]).toEqual([400, { to: 'TOO_SMALL' }])
})

describe('a sponsor', () => {
  test('reads the programme they are named on as its team does, and nothing else', async () => {
    const own = await portal
      .as(sponsor)
      .call(getAccelerationSummary, { headers: {}, query: { programmeId: String(programmeId) } })
    expect(own.status).toBe(200)
    const seen = own.body as Summary
    expect(seen.figures).toEqual((await summaryOf(acc, { programmeId: String(programmeId) })).figures)
    expect(seen.choices.programmes.map(({ id }) => id)).toEqual([programmeId])
    expect(
      await total(listSummaryProjects, sponsor, { programmeId: String(programmeId), ...figures.rejected }),
    ).toBe(seen.figures.rejected)
    const { rows } = await sql<{ id: number }>`select id from programme where id <> ${programmeId}`.execute(
      portal.db,
    )
    for (const { id } of rows)
      expect(
        (
          await portal
            .as(sponsor)
            .call(getAccelerationSummary, { headers: {}, query: { programmeId: String(id) } })
        ).status,
      ).toBe(404)
    expect((await portal.as(sponsor).call(getAccelerationSummary, { headers, query: {} })).status).toBe(403)
  })

  test('who is no sponsor on the portal any more reads nothing', async () => {
    const past = await portal.make.person({ email: `past-${sponsor.uid}@people.example` })
    await sql`insert into programme_sponsor (accelerator_id, programme_id, email, named_by)
      values (${Number(headers['accelerator-id'])}, ${programmeId}, ${past.email}, ${acc.uid})`.execute(
      portal.db,
    )
    const query = { programmeId: String(programmeId) }
    expect((await portal.as(past).call(getAccelerationSummary, { headers: {}, query })).status).toBe(404)
    expect((await portal.as(past).call(listSummaryProjects, { headers: {}, query })).status).toBe(404)
    expect((await portal.as(past).call(listWorkTasks, { headers: {}, query })).status).toBe(404)
  })
})

describe('the workload of trackers', () => {
  const rowsOf = async (by: Person, query: Record<string, string> = {}) => {
    const { status, body } = await portal.as(by).call(listTrackerWork, { headers, query })
    expect(status).toBe(200)
    return body as ResponseOf<typeof listTrackerWork>
  }

  test('each number is the total of the list that it opens', async () => {
    const { items, period, withoutTracker } = await rowsOf(acc)
    expect(items).toHaveLength(2)
    for (const row of items) {
      const uid = row.person.uid
      expect(await total(listProjectsInWork, acc, { trackerUid: uid, ...workloadFigures.projects })).toBe(
        row.projects,
      )
      expect(await total(listProjectsInWork, acc, { trackerUid: uid, ...workloadFigures.overdue })).toBe(
        row.overdue,
      )
      expect(await total(listWorkTasks, acc, { trackerUid: uid, ...reviewQueue })).toBe(row.waiting)
      const decided = { reviewerUid: uid, ...period }
      expect(await total(listReviews, acc, decided)).toBe(row.reviewed)
      expect(await total(listReviews, acc, { ...decided, decision: 'return' })).toBe(row.returned)
      expect(Math.min(row.projects, row.waiting, row.reviewed, row.returned)).toBeGreaterThan(0)
    }
    expect(await total(listProjectsInWork, acc, { ...figures.withoutTracker })).toBe(withoutTracker)
  })

  test('the tasks that await a tracker’s review are those that wait for the tracker by the rule', async () => {
    const { rows } = await sql<{ tracker: string; blocked: boolean; atExpert: boolean }>`
      select q.tracker_uid as tracker, q.access_status <> 'ALLOWED_TO_WORK' as blocked,
        exists (select from expert_job j where j.task_id = w.id and j.status in ('NEW', 'PROCESS')) as "atExpert"
      from project_trackpoint w join project_track q on q.id = w.project_track_id
      where w.state = 'DONE_CODE' and q.tracker_uid is not null
        and w.accelerator_id = ${Number(headers['accelerator-id'])}`.execute(portal.db)
    expect([rows.some(({ blocked }) => blocked), rows.some(({ atExpert }) => atExpert)]).toEqual([true, true])
    const waits = (uid: string): number =>
      rows.filter(
        ({ tracker: by, blocked, atExpert }) =>
          by === uid &&
          waitsFor({
            allowed: !blocked,
            state: 'DONE_CODE',
            performer: 'TEAM',
            hasLeader: true,
            hasTracker: true,
            trackerMayReview: true,
            atExpert,
          }) === 'TRACKER',
      ).length
    const { items } = await rowsOf(acc)
    expect(items.map(({ waiting }) => waiting)).toEqual(items.map(({ person }) => waits(person.uid)))
    expect(await total(listWorkTasks, acc, { ...reviewQueue, waiting: 'false' })).toBeGreaterThan(0)
  })

  test('a sponsor cannot tell from the waiting tasks which are with an expert', async () => {
    const of = { programmeId: String(programmeId) }
    const ofTeam = await total(listWorkTasks, acc, { ...of, ...reviewQueue })
    expect(await total(listWorkTasks, sponsor, { ...of, ...reviewQueue })).toBe(ofTeam + 1)
  })

  test('the person with most to do is first; the wait is that of the oldest task, and their mean', async () => {
    const { items } = await rowsOf(acc)
    const needs = items.map(({ waiting, overdue }) => waiting + overdue)
    expect(needs).toEqual(needs.toSorted((one, other) => other - one))
    for (const { waitingSince, waitingHours } of items) {
      const oldest = (Date.now() - Date.parse(waitingSince!)) / 3_600_000
      expect(waitingHours).toBeGreaterThan(0)
      expect(waitingHours).toBeLessThanOrEqual(oldest + 0.1)
    }
  })

  test('the period narrows what was decided and nothing else', async () => {
    const [wide, narrow] = [await rowsOf(acc), await rowsOf(acc, { from: dayAgo(3), to: dayAgo(1) })]
    const strip = ({ items }: typeof wide) =>
      items.map(({ reviewed: _r, returned: _t, waitingHours: _h, ...rest }) => rest)
    expect(strip(narrow)).toEqual(strip(wide))
    expect(narrow.items[0]!.reviewed).toBeLessThan(wide.items[0]!.reviewed)
    const { status } = await portal
      .as(acc)
      .call(listTrackerWork, { headers, query: { from: '2026-02-01', to: '2026-01-01' } })
    expect(status).toBe(400)
  })

  test('a tracker reads themselves: their row, their tasks, their decisions', async () => {
    const { items, withoutTracker } = await rowsOf(tracker)
    expect(items.map(({ person }) => person.uid)).toEqual([tracker.uid])
    expect(withoutTracker).toBe(0)
    const [row] = items
    expect(await total(listWorkTasks, tracker, reviewQueue)).toBe(row!.waiting)
    const all = await total(listReviews, acc, {})
    expect(await total(listReviews, tracker, {})).toBeLessThan(all)
    expect(await total(listReviews, tracker, { reviewerUid: acc.uid })).toBe(0)
  })
})

describe('blocks', () => {
  test('a block counts from when it began, whatever its task did before and does since', async () => {
    const { id, request_id } = await portal.make.participation({ states: ['PROCESS_CODE'] })
    const since = async (change: string): Promise<number> => {
      await sql.raw(change).execute(portal.db)
      const { waits_since } = await portal.db
        .selectFrom('acceleration_request')
        .select('waits_since')
        .where('id', '=', request_id)
        .executeTakeFirstOrThrow()
      return Date.parse(waits_since)
    }
    const move = (days: number) =>
      `update project_trackpoint set state = 'START', state_changed_at = now() - interval '${days} days'
       where project_track_id = ${id}`
    const worked = await since(move(9))
    const blocked = await since(`update project_track set access_status = 'BLOCKED' where id = ${id}`)
    expect(blocked - worked).toBeGreaterThan(8 * 86_400_000)
    expect(await since(move(3))).toBe(blocked)
  })
})
