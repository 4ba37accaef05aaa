import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
  revokeAccelerationRequest,
} from '../../acceleration-requests/contract/acceleration-request.endpoints.ts'
import { transferProject } from '../../acceleration-requests/contract/request-access.endpoints.ts'
import { listSummaryProjects } from '../../overviews/contract/work-lists.endpoints.ts'
import { changeAccess, setTracker } from '../../participations/contract/participation.endpoints.ts'
import {
  acceptTask,
  completeTask,
  discardTask,
  returnTask,
  startTask,
} from '../../participations/contract/task.endpoints.ts'
import { removeMember } from '../../teams/contract/accelerator-team.endpoints.ts'
import { figureRows } from '../contract/figure-rows.endpoints.ts'
import { projectsStatusAsOfDate } from '../contract/projects-status-as-of-date.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
}, 60_000)

/** Moves everything that has happened a day into the past, as if nobody did anything for a day. */
const letADayPass = async (): Promise<void> => {
  await portal.db.transaction().execute(async (tx) => {
    // The audit trail may not be changed, and derived columns must not be derived again.
    await sql`set local session_replication_role = replica`.execute(tx)
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'
        and table_name in ('acceleration_request', 'project_track', 'project_trackpoint', 'audit_entry')
      group by 1`.execute(tx)
    for (const { table, columns } of rows) {
      const moved = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - interval '1 day'`)
      await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(tx)
    }
  })
}

test('the status of a past day is what the lists showed on that day', async () => {
  const { make, db } = portal
  const accelerator = await make.accelerator({ time_zone: 'UTC' })
  const team = await make.member({ accelerator, role: 'ACC' })
  const [programme, otherProgramme] = [
    await make.programme({ accelerator }),
    await make.programme({ accelerator }),
  ]
  const track = await make.track({ programme })
  for (let n = 0; n < 2; n++) await make.trackpoint({ track, duration_days: null })
  const stream = await make.stream({ track })
  const otherTrack = await make.track({ programme: otherProgramme, name: 'Рост продаж' })
  for (let n = 0; n < 2; n++) await make.trackpoint({ track: otherTrack, duration_days: null })
  const trackers = [
    await make.member({ accelerator, role: 'TRC' }),
    await make.member({ accelerator, role: 'TRC' }),
  ]
  const [sponsor, otherSponsor] = [
    await make.person({ roles: ['CST'] }),
    await make.person({ roles: ['CST'] }),
  ]
  for (const [of, { email }] of [
    [programme, sponsor],
    [otherProgramme, otherSponsor],
  ] as const)
    await insertOne(db, 'programme_sponsor', {
      accelerator_id: accelerator.id,
      programme_id: of.id,
      email,
      named_by: team.uid,
    })
  const founders = await Promise.all(Array.from({ length: 6 }, () => make.person()))
  const headers = { 'accelerator-id': String(accelerator.id) }
  const requests: number[] = []

  const apply = async (at: number) => {
    const project = await make.project({ leader: founders[at]! })
    requests[at] = (await make.request({ track, project })).id
    await db
      .updateTable('acceleration_request')
      .set({ stream_id: stream.id })
      .where('id', '=', requests[at])
      .execute()
  }
  const decide = async (at: number, isAccepted: boolean) => {
    const query = { userUid: team.uid, requestId: String(requests[at]!) }
    const { status, body } = isAccepted
      ? await portal.as(team).send(acceptAccelerationRequest, { headers, query, body: { advice: '' } })
      : await portal
          .as(team)
          .send(rejectAccelerationRequest, { headers, query, body: { reason: 'Не подходит по стадии.' } })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const withdraw = async (at: number) => {
    const query = { userUid: founders[at]!.uid, requestId: String(requests[at]!) }
    const { status, body } = await portal.as(founders[at]!).send(revokeAccelerationRequest, { query })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const workOf = async (at: number): Promise<number> =>
    (
      await db
        .selectFrom('project_track')
        .select('id')
        .where('request_id', '=', requests[at]!)
        .executeTakeFirstOrThrow()
    ).id
  const changeAccessTo = async (at: number, action: 'BLOCK' | 'ALLOW_TO_WORK') => {
    const { status, body } = await portal
      .as(team)
      .send(changeAccess, { body: { projectTrackId: await workOf(at), action, reason: 'Долго молчат.' } })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  }
  const setTrackerOf = async (at: number, tracker: (typeof trackers)[number]) => {
    const { status, body } = await portal
      .as(team)
      .send(setTracker, { body: { projectTrackId: await workOf(at), trackerUid: tracker.uid } })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  }
  const transfer = async (at: number) => {
    const { status, body } = await portal.as(team).send(transferProject, {
      headers,
      body: {
        requestId: requests[at]!,
        fromTrackId: track.id,
        trackId: otherTrack.id,
        reason: 'Им нужны продажи.',
        withoutStream: true,
      },
    })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const act = async (at: number, endpoint: Endpoint, more: { comment?: string } = {}) => {
    const task = await db
      .selectFrom('project_trackpoint as w')
      .innerJoin('project_track as q', 'q.id', 'w.project_track_id')
      .select(['w.id', 'w.version'])
      .where('q.request_id', '=', requests[at]!)
      .where('w.state', '<>', 'ACCEPT_CODE')
      .orderBy('w.seq')
      .executeTakeFirstOrThrow()
    const isFounders = endpoint.name === 'startTask' || endpoint.name === 'completeTask'
    if (endpoint.name === 'completeTask')
      await db.updateTable('project_trackpoint').set({ answer: 'Готово' }).where('id', '=', task.id).execute()
    const { status, body } = await portal
      .as(isFounders ? founders[at]! : team)
      .send(endpoint, { body: { taskId: task.id, version: task.version, ...more } })
    expect(status, `${endpoint.name} ${JSON.stringify(body)}`).toBe(200)
  }
  const comment = 'Добавьте цифры и выводы.'

  const days: (() => Promise<void>)[] = [
    async () => {
      for (const at of [0, 1, 2, 3, 4]) await apply(at)
    },
    async () => {
      await decide(0, true)
      await decide(1, false)
      await act(0, startTask)
      await decide(3, true)
      await act(3, startTask)
    },
    async () => {
      await act(0, completeTask)
      await decide(2, true)
      await act(3, completeTask)
      await act(3, acceptTask)
      await withdraw(4)
      await apply(5)
    },
    async () => {
      await act(0, returnTask, { comment })
      await act(2, startTask)
      await act(2, completeTask)
      const leaver = await make.member({ accelerator, role: 'TRC' })
      await setTrackerOf(3, leaver)
      await changeAccessTo(3, 'BLOCK')
      // Blocked work stays blocked with the tracker who takes it over.
      const { status } = await portal
        .as(await make.member({ accelerator, role: 'ACC', admin: true }))
        .send(removeMember, { headers, body: { personUid: leaver.uid, replacementUid: trackers[1]!.uid } })
      expect(status).toBe(204)
    },
    async () => {
      await act(0, completeTask)
      await act(0, acceptTask)
      await act(2, discardTask, { comment })
      await changeAccessTo(3, 'ALLOW_TO_WORK')
      await transfer(3)
    },
    async () => {
      await act(0, startTask)
      await act(0, completeTask)
      await act(0, acceptTask)
      await act(3, startTask)
      await setTrackerOf(3, trackers[0]!)
      // A new application may be transferred, too.
      await transfer(5)
    },
  ]

  type Standing = { track: string; state: string; accepted: number; task: string | null }
  type Reader = { by: Person; of: Record<string, string> }

  /** The team with each filter whose values change, and the sponsor of each programme. */
  const filters: Record<string, string>[] = [
    {},
    { trackId: String(track.id) },
    { trackId: String(otherTrack.id) },
    { streamId: String(stream.id) },
    { programmeId: String(programme.id) },
    { programmeId: String(otherProgramme.id), trackId: String(otherTrack.id) },
    ...trackers.map(({ uid }) => ({ trackerUid: uid })),
  ]
  const readers: Reader[] = [
    ...filters.map((of) => ({ by: team, of })),
    { by: sponsor, of: { programmeId: String(programme.id) } },
    { by: otherSponsor, of: { programmeId: String(otherProgramme.id) } },
  ]
  const send = async (endpoint: Endpoint, { by, of }: Reader, parameters: Record<string, string> = {}) => {
    const { status, body } = await portal.as(by).send(endpoint, {
      headers: by === team ? headers : {},
      query: { limit: '50', ...of, ...parameters },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  /** What the list of the summary shows now. */
  const shown = async (reader: Reader): Promise<Record<number, Standing>> => {
    const { items } = (await send(listSummaryProjects, reader)) as {
      items: {
        id: number
        column: string
        tasksAccepted: number
        task: string | null
        track: { name: string }
      }[]
    }
    return Object.fromEntries(
      items.map(({ id, column, tasksAccepted, task, track: on }) => [
        id,
        { track: on.name, state: column, accepted: tasksAccepted, task },
      ]),
    )
  }
  const dayBefore = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const reported = async (reader: Reader, daysAgo: number) => {
    const body = await send(projectsStatusAsOfDate, reader, { day: dayBefore(daysAgo) })
    const items = body['items'] as { id: number; on: Standing }[]
    return Object.fromEntries(items.map(({ id, on }) => [id, on]))
  }

  const recorded: Record<number, Standing>[][] = []
  for (const [n, day] of days.entries()) {
    if (n > 0) await letADayPass()
    await day()
    recorded.push(await Promise.all(readers.map(shown)))
  }
  expect(Object.values(recorded.at(-1)![0]!).map(({ state }) => state)).toEqual([
    'FINISHED',
    'CLOSED',
    'DISCARDED',
    'IN_WORK',
    'CLOSED',
    'NEW',
  ])
  for (const [n, then] of recorded.entries())
    for (const [index, reader] of readers.entries())
      expect(
        await reported(reader, days.length - 1 - n),
        `day ${n + 1} ${JSON.stringify(reader.of)}`,
      ).toEqual(then[index])

  // Compared with the day before the transfer, of which the rows and the totals say the same.
  type Compared = { id: number; on: Standing; against: Standing | null; changes: string[] }
  const compared = async (reader: Reader): Promise<Compared[]> => {
    const body = await send(projectsStatusAsOfDate, reader, { against: dayBefore(2) })
    const items = body['items'] as Compared[]
    for (const change of ['APPLIED', 'TRACK', 'STATE', 'TASK', 'ACCEPTED']) {
      const changed = items.filter(({ changes }) => changes.includes(change))
      expect((body['totals'] as Record<string, number>)[`changed${change}`], change).toBe(changed.length)
      const { items: found } = await send(projectsStatusAsOfDate, reader, { against: dayBefore(2), change })
      expect((found as Compared[]).map(({ id }) => id)).toEqual(changed.map(({ id }) => id))
    }
    return items
  }
  const moved = (await compared(readers[0]!)).find(({ id }) => id === requests[3]!)!
  expect(moved.changes).toEqual(['TRACK', 'STATE', 'TASK', 'ACCEPTED'])
  // A sponsor of the receiving programme only learns that the project came.
  const came = await compared(readers.at(-1)!)
  expect(
    came.map(({ id, against, changes }) => ({ id, against, changes })).toSorted((a, b) => a.id - b.id),
  ).toEqual([requests[3]!, requests[5]!].map((id) => ({ id, against: null, changes: ['TRACK'] })))

  // The rows behind a past number are for those who may see the number, as they were then; other numbers are of today.
  const open = async (figure: string, reader: Reader) =>
    (await send(figureRows, reader, { figure, requestId: String(requests[3]!), day: dayBefore(2) }))['items']
  const former = { by: sponsor, of: { programmeId: String(programme.id) } }
  expect(await open('ACCEPTED_TASKS', former)).toMatchObject([{ track: { id: track.id }, state: 'BLOCKED' }])
  expect(await open('APPLICATIONS', former)).toEqual([])
  const present = { by: otherSponsor, of: { programmeId: String(otherProgramme.id) } }
  expect(await open('ACCEPTED_TASKS', present)).toEqual([])
}, 120_000)
