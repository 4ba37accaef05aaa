import type pg from 'pg'
import { demoPassword } from '../../database/demo/index.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { signIn } from '../support/http-sign-in.ts'
import type { Case } from './measure.ts'

type Signed = { uid: string; headers: Record<string, string> }
type Sides = { origin: string; floor: string; team: Signed; acceleratorId: number }

/** Founders who write side by side: one alone would wait for the quotas that are counted for each person. */
const founderCount = 256

/** What the cases here write is known by its words. */
const mark = 'Bench'

const json = { 'content-type': 'application/json' }

/** Goes round and round a list. */
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

/** Nothing keeps a founder from asking once more than anybody may in a day. */
const forgetAsking = `delete from rate_limit where key like 'asking:%'`

const createCase = (client: pg.Client, sides: Sides, founders: ReadonlyMap<string, Signed>): Case => {
  const founder = inTurn([...founders.values()])
  let made = 0
  return [
    'create a project',
    '>= 0.50',
    {
      url: `${sides.origin}/api/v1/project/create`,
      method: 'POST',
      next: () => ({ headers: { ...founder().headers, ...json }, body: { name: `${mark} ${++made}` } }),
    },
    { url: `${sides.floor}/write`, method: 'POST' },
    () => client.query(`delete from project where name ~ '^${mark} [0-9]+$'`),
  ]
}

const applyCase = async (
  client: pg.Client,
  sides: Sides,
  founders: ReadonlyMap<string, Signed>,
): Promise<Case> => {
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
  return [
    'apply',
    '>= 0.50',
    {
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
    { url: `${sides.floor}/write`, method: 'POST' },
    async () => {
      await client.query(`delete from acceleration_request where message = '${mark}'`)
      await client.query(forgetAsking)
    },
  ]
}

/** Applications that wait, as many as are accepted in a round. */
const waitingCount = 3000

const acceptCase = async (client: pg.Client, sides: Sides): Promise<Case> => {
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
  return [
    'accept an application',
    '>= 0.50',
    {
      url: `${sides.origin}${path}${ids[0]}`,
      method: 'POST',
      headers: { ...sides.team.headers, 'accelerator-id': String(sides.acceleratorId) },
      next: () => ({ path: `${path}${request()}` }),
    },
    { url: `${sides.floor}/write`, method: 'POST' },
    async () => {
      await client.query(`delete from project_track where request_id = any($1)`, [ids])
      await client.query(
        `update acceleration_request set status = 'NEW', decided_at = null, decided_by = null where id = any($1)`,
        [ids],
      )
    },
  ]
}

/** Completed and taken back in turn, so that every request finds a task to move. */
const completeCase = async (
  client: pg.Client,
  sides: Sides,
  founders: ReadonlyMap<string, Signed>,
): Promise<Case> => {
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
  return [
    'complete a task, or take it back',
    '>= 0.50',
    {
      url: `${sides.origin}/api/v1/task/complete`,
      method: 'POST',
      next: () => {
        const moved = task()
        const path = `/api/v1/task/${moved.isDone ? 'withdraw' : 'complete'}`
        const body = { taskId: moved.taskId, version: moved.version++ }
        moved.isDone = !moved.isDone
        return { path, headers: { ...founders.get(moved.uid)!.headers, ...json }, body }
      },
    },
    { url: `${sides.floor}/write`, method: 'POST' },
    async () => {
      const { rows: versions } = await client.query<{ id: number; version: number }>(
        `update project_trackpoint set state = 'START', answer = 'Done' where id = any($1)
         returning id::int as id, version`,
        [tasks.map(({ taskId }) => taskId)],
      )
      const now = new Map(versions.map(({ id, version }) => [id, version]))
      for (const moved of tasks) Object.assign(moved, { isDone: false, version: now.get(moved.taskId) })
    },
  ]
}

/** What people write most: a project, an application, its acceptance, a task. */
export const writeCases = async (client: pg.Client, sides: Sides): Promise<Case[]> => {
  const founders = [...(await signInFounders(client, sides.origin))]
  // Whoever leads projects to apply with may not lead as many new ones.
  const [makers, appliers] = [founders.slice(0, founderCount / 2), new Map(founders.slice(founderCount / 2))]
  return [
    createCase(client, sides, new Map(makers)),
    await applyCase(client, sides, appliers),
    await acceptCase(client, sides),
    await completeCase(client, sides, new Map(founders)),
  ]
}
