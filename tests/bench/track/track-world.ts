import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#platform/server/context.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { createFactories } from '../../support/factories/index.ts'
import { copyStatement } from '../../support/test-server.ts'

/** Numbers of pending applications, of participations, and of projects on the task of the selection. */
export const atOnce = 10_000

/** Pending applications per day, so that a day determines how many are decided on. */
export const perDay = 1000

const stagedCount = 2000

/** An accelerator's tracks with the maximum load that the portal supports. */
export type LargeTracks = {
  acceleratorId: number
  programmeId: number
  /** The track with pending applications and participations. */
  trackId: number
  /** Its schedule's stream, to which all of them belong. */
  streamId: number
  /** A task that many of its projects have reached. */
  trackpointId: number
  /** The only task of the other track, which all of its projects have submitted. */
  selectionTrackpointId: number
  trackerUid: string
  industryId: number
  /** The latest day with `perDay` applications, and the day before. */
  days: [string, string]
}

const besides = async (url: string, statements: readonly string[]): Promise<void> => {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Drops a database, even if it has connections. */
export const dropDatabase = (url: string): Promise<void> =>
  besides(url, [`drop database if exists ${nameIn(url)} with (force)`])

/** Copies a database, so that measurements in the copy leave the original unchanged; returns its URL. */
export const copyDatabase = async (url: string, name: string): Promise<string> => {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  await dropDatabase(copy.href)
  await besides(url, [copyStatement(name, nameIn(url))])
  return copy.href
}

/** Projects without an application to the tracks, in parts of `atOnce`: `which` is 0, 1 or 2. */
const projects = (which: number) => sql`(
  select id, leader_uid, row_number() over (order by id) as n from (
    select id, leader_uid from project where leader_uid is not null and keeper_accelerator_id is null
    order by id desc offset ${sql.lit(which * atOnce)} limit ${sql.lit(atOnce)}) x)`

const addWaiting = (db: Db, { acceleratorId, trackId, streamId }: LargeTracks) =>
  sql`insert into acceleration_request (accelerator_id, project_id, track_id, stream_id, status, message, created_by, created_at)
    select ${acceleratorId}, p.id, ${trackId}, ${streamId}, 'NEW', 'Готовы начать на следующей неделе.', p.leader_uid,
      date_trunc('day', now()) - interval '1 day' * ((p.n - 1) / ${sql.lit(perDay)}) - interval '1 day'
        + interval '1 second' * (p.n * 31 % 40000) + interval '10 hours'
    from ${projects(0)} p`.execute(db)

const stage = (db: Db, { trackId }: LargeTracks) =>
  sql`insert into staged_decision (request_id, accelerator_id, decision, words, staged_by)
    select r.id, r.accelerator_id, case when r.id % 2 = 0 then 'ACCEPT' else 'REJECT' end,
      jsonb_build_object('reasonIds', '[]'::jsonb, 'reason', 'Не подходит по стадии.', 'advice', ''), m.person_uid
    from (select * from acceleration_request where track_id = ${trackId} and status = 'NEW' order by id
        limit ${sql.lit(stagedCount)}) r
      join lateral (select person_uid from accelerator_member where accelerator_id = r.accelerator_id and role = 'ACC'
        order by id limit 1) m on true`.execute(db)

/** Accepted applications with their tasks: on the first track in every state, on the other all submitted. */
const addWorking = async (
  db: Db,
  of: { acceleratorId: number; trackId: number; streamId: number | null; which: number; state: string },
): Promise<void> => {
  const { acceleratorId, trackId, streamId, which, state } = of
  await sql`
    with decider as (
      select person_uid as uid from accelerator_member where accelerator_id = ${acceleratorId} and role = 'ACC' order by id limit 1
    ), trackers as (
      select person_uid as uid, row_number() over (order by id) - 1 as i, count(*) over () as total
      from accelerator_member where accelerator_id = ${acceleratorId} and role = 'TRC'
    ), points as (
      select id, row_number() over (order by seq, id)::int as seq, count(*) over ()::int as total from trackpoint where track_id = ${trackId}
    ), applied as (
      insert into acceleration_request (accelerator_id, project_id, track_id, stream_id, status, created_by, created_at, decided_by, decided_at)
      select ${acceleratorId}, p.id, ${trackId}, ${streamId}::bigint, 'ACCEPT', p.leader_uid,
        now() - interval '1 hour' * (p.n % 2000 + 48), d.uid, now() - interval '1 hour' * (p.n % 2000 + 24)
      from ${projects(which)} p cross join decider d returning id, project_id, decided_at
    ), working as (
      insert into project_track (accelerator_id, project_id, track_id, request_id, tracker_uid, tasks_total, started_at)
      select ${acceleratorId}, a.project_id, ${trackId}, a.id, h.uid, (select max(total) from points), a.decided_at
      from applied a left join trackers h on h.i = a.id % (h.total + 1) returning id, started_at
    )
    insert into project_trackpoint (accelerator_id, project_track_id, trackpoint_id, seq, state, started_at, due_on, state_changed_at)
    select ${acceleratorId}, q.id, k.id, k.seq, case when k.seq = 1 then ${sql.raw(state)} else 'NOT_STARTED' end,
      q.started_at, (q.started_at + interval '14 days')::date, q.started_at + interval '1 second' * (q.id % 80000)
    from working q cross join points k`.execute(db)
}

const everyState = `(array['NOT_STARTED', 'PROCESS_CODE', 'START', 'DONE_CODE', 'DONE_CODE', 'DISCARD_CODE'])[1 + q.id % 6]`

const madeIn = async (db: Db): Promise<LargeTracks> => {
  const make = createFactories(db)
  const { rows } = await sql<{ id: number }>`
    select m.accelerator_id::int as id from accelerator_member m join person p on p.uid = m.person_uid
    where p.email = 'acc@demo.example' limit 1`.execute(db)
  const accelerator = await db
    .selectFrom('accelerator')
    .selectAll()
    .where('id', '=', rows[0]!.id)
    .executeTakeFirstOrThrow()
  const programme = await make.programme({ accelerator, name: 'Bench', seq: 9000 })
  const track = await make.track({
    programme,
    name: 'Bench',
    short_link: 'bench',
    request_type: 'ON_SCHEDULE',
  })
  const trackpoint = await make.trackpoint({ track, name: 'Bench 1', seq: 1 })
  for (const seq of [2, 3]) await make.trackpoint({ track, name: `Bench ${seq}`, seq })
  const stream = await make.stream({ track, name: 'Bench' })
  const selected = await make.track({ programme, name: 'Bench selection', short_link: 'bench-selection' })
  const selection = await make.trackpoint({ track: selected, name: 'Bench selection' })
  const { rows: found } = await sql<Pick<LargeTracks, 'trackerUid' | 'industryId' | 'days'>>`
    select (select person_uid from accelerator_member where accelerator_id = ${accelerator.id} and role = 'TRC' order by id limit 1) as "trackerUid",
      (select industry_ids[1]::int from project where cardinality(industry_ids) > 0 order by id desc limit 1) as "industryId",
      array[(now() - interval '1 day')::date::text, (now() - interval '2 days')::date::text] as days`.execute(
    db,
  )
  const tracks: LargeTracks = {
    acceleratorId: accelerator.id,
    programmeId: programme.id,
    trackId: track.id,
    streamId: stream.id,
    trackpointId: trackpoint.id,
    selectionTrackpointId: selection.id,
    ...found[0]!,
  }
  await addWaiting(db, tracks)
  await stage(db, tracks)
  await addWorking(db, { ...tracks, which: 1, state: everyState })
  await addWorking(db, {
    ...tracks,
    trackId: selected.id,
    streamId: null,
    which: 2,
    state: `'DONE_CODE'`,
  })
  return tracks
}

/** Inserts the tracks. */
export const makeLargeTracks = async (url: string): Promise<LargeTracks> => {
  const pool = createPool(url)
  const tracks = await madeIn(createDatabase(pool))
  await pool.query('vacuum analyze')
  await pool.end()
  return tracks
}
