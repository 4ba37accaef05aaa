import type pg from 'pg'
import { demoPassword } from '../../database/demo/index.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { signIn } from '../support/http-sign-in.ts'
import type { Case, Shot } from './measure.ts'

type Signed = { uid: string; headers: Record<string, string> }
type Sides = { origin: string; floor: string; team: Signed; acceleratorId: number }

/** Founders who write concurrently: one alone would wait for the locks of their rate limits. */
const founderCount = 256

/** Marks the rows that these cases write. */
const mark = 'Bench'

const json = { 'content-type': 'application/json' }

/**
 * A write compared with the floor, and with the same rows written by a hand-written statement: the second ratio
 * shows the portal's costs, the first also those of the rows.
 */
export const againstBoth = (
  name: string,
  {
    ours,
    floor,
    same,
    reset,
  }: {
    ours: Shot
    floor: string
    /** Parameters of the floor's `/same/<write>`. */
    same: { write: string; next: () => object }
    reset?: () => Promise<unknown>
  },
): Case[] => [
  [name, '>= 0.50', ours, { url: `${floor}/write`, method: 'POST' }, reset],
  [
    `${name}, against the same rows`,
    '',
    ours,
    {
      url: `${floor}/same/${same.write}`,
      method: 'POST',
      headers: json,
      next: () => ({ body: same.next() }),
    },
    reset,
  ],
]

/** Iterates a list endlessly. */
const inTurn = <T>(items: readonly T[]): (() => T) => {
  let turn = 0
  return () => items[turn++ % items.length]!
}

const signInFounders = async (client: pg.Client, origin: string): Promise<Map<string, Signed>> => {
  const { rows } = await client.query<{ email: string }>(
    `select email from person where email like 'founder%@large.example' order by uid limit $1`,
    [founderCount],
  )
  const founders = new Map<string, Signed>()
  for (const { email } of rows) {
    const founder = await signIn(origin, email, demoPassword)
    founders.set(founder.uid, founder)
  }
  return founders
}

/** Lifts the founders' daily limits. */
const forgetAsking = `delete from rate_limit where key like 'asking:%'`

const createCases = (client: pg.Client, sides: Sides, founders: ReadonlyMap<string, Signed>): Case[] => {
  const founder = inTurn([...founders.values()])
  let made = 0
  return againstBoth('create a project', {
    ours: {
      url: `${sides.origin}/api/v1/project/create`,
      method: 'POST',
      next: () => ({ headers: { ...founder().headers, ...json }, body: { name: `${mark} ${++made}` } }),
    },
    floor: sides.floor,
    same: { write: 'create', next: () => ({ uid: founder().uid, name: `${mark} ${++made}` }) },
    reset: () => client.query(`delete from project where name ~ '^${mark} [0-9]+$'`),
  })
}

const applyCases = async (
  client: pg.Client,
  sides: Sides,
  founders: ReadonlyMap<string, Signed>,
): Promise<Case[]> => {
  await client.query(
    `with made as (
       insert into project (leader_uid, name) select p.uid, '${mark} applies ' || n
       from person p cross join generate_series(1, 20) n where p.uid = any($1)
         and not exists (select from project where leader_uid = p.uid and name = '${mark} applies ' || n)
       returning id, leader_uid)
     insert into project_member (project_id, person_uid) select id, leader_uid from made`,
    [[...founders.keys()]],
  )
  const { rows } = await client.query<{ uid: string; projectId: number; trackId: number }>(
    `select p.leader_uid as uid, p.id::int as "projectId", t.id::int as "trackId"
     from project p cross join track t join programme g on g.id = t.programme_id
       join accelerator a on a.id = t.accelerator_id
     where p.leader_uid = any($1) and t.content_status = 'PUBLISHED' and g.content_status = 'PUBLISHED'
       and t.access_status = 'ALLOWED_TO_WORK' and t.request_type = 'CONTINUOUS' and not t.accept_automatically
       and a.approval = 'COORDINATED'
       -- A track that asks for answers refuses an application without them.
       and not exists (select from track_form_field f where f.track_id = t.id)
       and not exists (select from acceleration_request r where r.project_id = p.id and r.track_id = t.id)
     order by random()`,
    [[...founders.keys()]],
  )
  const pair = inTurn(rows)
  return againstBoth('apply', {
    ours: {
      url: `${sides.origin}/api/v1/project-acceleration/request/create`,
      method: 'POST',
      next: () => {
        const { uid, projectId, trackId } = pair()
        return {
          headers: { ...founders.get(uid)!.headers, ...json },
          body: { projectId, trackId, message: mark, consentVersion: contactConsentVersion },
        }
      },
    },
    floor: sides.floor,
    same: { write: 'apply', next: () => ({ ...pair(), message: mark }) },
    reset: async () => {
      await client.query(`delete from acceleration_request where message = '${mark}'`)
      await client.query(forgetAsking)
    },
  })
}

/** Pending applications, as many as are accepted in a round. */
const waitingCount = 3000

const acceptCases = async (client: pg.Client, sides: Sides): Promise<Case[]> => {
  await client.query(
    `insert into acceleration_request (accelerator_id, project_id, track_id, status, message, created_by)
     select t.accelerator_id, p.id, t.id, 'NEW', '${mark} waits', p.leader_uid
     from (select id, accelerator_id from track where accelerator_id = $1 and content_status = 'PUBLISHED'
         order by id limit 1) t
       cross join project p
     where p.name not like '${mark} %'
       and not exists (select from acceleration_request r where r.project_id = p.id and r.track_id = t.id)
       and (select count(*) from acceleration_request where message = '${mark} waits') = 0
     limit ${waitingCount}`,
    [sides.acceleratorId],
  )
  const { rows } = await client.query<{ id: number }>(
    `select id::int as id from acceleration_request where accelerator_id = $1 and message = '${mark} waits' order by id`,
    [sides.acceleratorId],
  )
  const ids = rows.map(({ id }) => id)
  const request = inTurn(ids)
  const path = `/api/v1/project-acceleration/request/accept?userUid=${sides.team.uid}&requestId=`
  return againstBoth('accept an application', {
    ours: {
      url: `${sides.origin}${path}${ids[0]}`,
      method: 'POST',
      headers: { ...sides.team.headers, 'accelerator-id': String(sides.acceleratorId) },
      next: () => ({ path: `${path}${request()}` }),
    },
    floor: sides.floor,
    same: { write: 'accept', next: () => ({ requestId: request(), uid: sides.team.uid }) },
    reset: async () => {
      await client.query(`delete from project_track where request_id = any($1)`, [ids])
      await client.query(
        `update acceleration_request set status = 'NEW', decided_at = null, decided_by = null where id = any($1)`,
        [ids],
      )
    },
  })
}

/** Submitted and withdrawn in turn, so that every request finds a task to move. */
const completeCases = async (
  client: pg.Client,
  sides: Sides,
  founders: ReadonlyMap<string, Signed>,
): Promise<Case[]> => {
  const { rows } = await client.query<{ uid: string; taskId: number; version: number }>(
    `select p.leader_uid as uid, w.id::int as "taskId", w.version
     from project p join project_track q on q.project_id = p.id join project_trackpoint w on w.project_track_id = q.id
       join trackpoint k on k.id = w.trackpoint_id
     where p.leader_uid = any($1) and q.access_status = 'ALLOWED_TO_WORK' and k.performer = 'TEAM'
       and w.state in ('NOT_STARTED', 'PROCESS_CODE', 'START', 'DONE_CODE')
       and not exists (select from trackpoint_field f where f.trackpoint_id = k.id)
       and not exists (select from expert_job j where j.task_id = w.id)
     order by random() limit 400`,
    [[...founders.keys()]],
  )
  const tasks = rows.map((row) => ({ ...row, isDone: false }))
  const task = inTurn(tasks)
  /** The next task, and its state: not started, or submitted. */
  const move = () => {
    const moved = task()
    const { taskId, uid, isDone, version } = moved
    moved.version++
    moved.isDone = !isDone
    return { taskId, uid, isDone, version }
  }
  return againstBoth('complete a task, or take it back', {
    ours: {
      url: `${sides.origin}/api/v1/task/complete`,
      method: 'POST',
      next: () => {
        const { taskId, uid, isDone, version } = move()
        return {
          path: `/api/v1/task/${isDone ? 'withdraw' : 'complete'}`,
          headers: { ...founders.get(uid)!.headers, ...json },
          body: { taskId, version },
        }
      },
    },
    floor: sides.floor,
    same: {
      write: 'complete',
      next: () => {
        const { taskId, uid, isDone } = move()
        return { taskId, uid, state: isDone ? 'START' : 'DONE_CODE' }
      },
    },
    reset: async () => {
      const { rows: versions } = await client.query<{ id: number; version: number }>(
        `update project_trackpoint set state = 'START', answer = 'Done' where id = any($1)
         returning id::int as id, version`,
        [tasks.map(({ taskId }) => taskId)],
      )
      // A task is moved only a few times in practice, and its history is part of the answer.
      await client.query(`delete from audit_entry where subject = 'task' and subject_id = any($1)`, [
        tasks.map(({ taskId }) => String(taskId)),
      ])
      const now = new Map(versions.map(({ id, version }) => [id, version]))
      for (const moved of tasks) Object.assign(moved, { isDone: false, version: now.get(moved.taskId) })
      await client.query(forgetAsking)
    },
  })
}

/** The most frequent writes: a project, an application, its acceptance, a task. */
export const writeCases = async (client: pg.Client, sides: Sides): Promise<Case[]> => {
  const founders = [...(await signInFounders(client, sides.origin))]
  // Founders who lead projects for applications cannot lead as many new ones.
  const [makers, appliers] = [founders.slice(0, founderCount / 2), new Map(founders.slice(founderCount / 2))]
  return [
    ...createCases(client, sides, new Map(makers)),
    ...(await applyCases(client, sides, appliers)),
    ...(await acceptCases(client, sides)),
    ...(await completeCases(client, sides, new Map(founders))),
  ]
}
