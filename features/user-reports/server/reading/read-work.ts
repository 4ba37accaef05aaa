import { sql } from 'kysely'
import { notReviewedBy } from '#features/expertise'
import type { SignedIn } from '#platform/server/context.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'

type Main = {
  number: string | null
  leader: string
  track: string | null
  programme: string | null
  tracker: string | null
}
type Member = { person: string; position: string; area: string }
type Task = {
  task: string
  track: string
  state: string
  due: string | null
  started: string | null
  answer: string
}
type Application = { track: string; state: string; submitted: string; decided: string | null }
type Review = {
  id: number
  review: string
  task: string
  score: string | null
  accepted: string | null
  conclusion: string
}

/** What the portal knows of a project's work in the accelerator of the report. */
export type Work = {
  main: Main
  team: Member[]
  tasks: Task[]
  applications: Application[]
  reviews: Review[]
}

const text = (day: string) => sql`to_char(${sql.ref(day)}, 'YYYY-MM-DD')`
const listed = (rows: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(l order by ${order}) from (${rows}) l), '[]')`

/** The most rows of one list of a project. */
const maxRows = 500

/** Reads it for all of these projects at once. */
export const readWork = async (
  ctx: SignedIn,
  acceleratorId: number,
  ids: readonly number[],
): Promise<Map<number, Work>> => {
  const { rows } = await sql<{ id: number } & Work>`
    select p.id,
      json_build_object('number', p.serial_number, 'leader', coalesce(${wholeName('u')}, ''), 'track', w.track,
        'programme', w.programme, 'tracker', w.tracker) as main,
      ${listed(
        sql`select ${wholeName('m')} as person, k.role_in_team as position, k.responsibility_area as area, k.id
          from project_member k join person m on m.uid = k.person_uid where k.project_id = p.id limit ${sql.lit(maxRows)}`,
        sql`l.id`,
      )} as team,
      ${listed(
        sql`select n.name as task, t.name as track, d.state, ${text('d.due_on')} as due, ${text('d.started_at')} as started,
            d.answer, q.id as q, d.seq
          from project_trackpoint d join project_track q on q.id = d.project_track_id join track t on t.id = q.track_id
          join trackpoint n on n.id = d.trackpoint_id
          where q.project_id = p.id and q.accelerator_id = ${acceleratorId} limit ${sql.lit(maxRows)}`,
        sql`l.q, l.seq`,
      )} as tasks,
      ${listed(
        sql`select t.name as track, r.status as state, ${text('r.created_at')} as submitted, ${text('r.decided_at')} as decided, r.id
          from acceleration_request r join track t on t.id = r.track_id
          where r.project_id = p.id and r.accelerator_id = ${acceleratorId} limit ${sql.lit(maxRows)}`,
        sql`l.id`,
      )} as applications,
      ${listed(
        sql`select j.serial_number as review, n.name as task, j.score::text as score, ${text('j.accepted_at')} as accepted,
            j.conclusion, j.id
          from expert_job j join project_trackpoint d on d.id = j.task_id join trackpoint n on n.id = d.trackpoint_id
          where j.project_id = p.id and j.accelerator_id = ${acceleratorId} and j.requester_uid is null
            and ${notReviewedBy(ctx.actor)} and j.accepted_at is not null limit ${sql.lit(maxRows)}`,
        sql`l.id`,
      )} as reviews
    from project p left join person u on u.uid = p.leader_uid
    left join lateral (select t.name as track, g.name as programme, ${wholeName('x')} as tracker
      from acceleration_request r join track t on t.id = r.track_id join programme g on g.id = t.programme_id
      left join person x on x.uid = r.tracker_uid
      where r.project_id = p.id and r.accelerator_id = ${acceleratorId} and r.status in ('NEW', 'ACCEPT')
      order by r.id desc limit 1) w on true
    where ${isAmong(sql`p.id`, ids)}`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}
