import { sql } from 'kysely'
import { projectIndustries, projectStage } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getMentorWorkspace } from '../contract/workspace.endpoints.ts'
import { shownRows } from '../domain/states.ts'
import { meetingRows } from './mentoring.repository.ts'
import { officeHoursListRows } from './office-hours-rows.ts'
import { pairingRows } from './pairing.repository.ts'
import { questionRows, unadvisedScope } from './question.repository.ts'

type Workspace = ResponseOf<typeof getMentorWorkspace>

const few = sql`limit ${sql.lit(shownRows)}`

const readTeams = async ({ db, actor, locale }: SignedIn): Promise<Workspace['teams']> => {
  const { rows } = await sql<Workspace['teams'][number]>`
    select w.id as "pairingId", json_build_object('id', p.id, 'name', p.name) as project,
      json_build_object('id', a.id, 'name', a.name) as accelerator, ${projectStage(locale)} as stage,
      ${projectIndustries(locale)} as industries, ${personRefJson('l')} as leader, w.changed_at as since,
      (select min(m.starts_at) from mentor_meeting m where m.mentor_id = w.mentor_id and m.project_id = p.id
        and m.status = 'BOOKED' and m.starts_at > now()) as "nextMeeting",
      (select count(*)::int from meeting_task k join mentor_meeting m on m.id = k.meeting_id
        where m.mentor_id = w.mentor_id and m.project_id = p.id and k.done_at is null) as "openTasks"
    from project_mentor w join mentor n on n.id = w.mentor_id join project p on p.id = w.project_id
      join accelerator a on a.id = w.accelerator_id left join person l on l.uid = p.leader_uid
    where n.person_uid = ${actor.uid} and w.status = 'AGREED' order by lower(p.name), w.id ${few}`.execute(db)
  return rows
}

const readTasks = async ({ db, actor }: SignedIn): Promise<Workspace['tasks']> => {
  const { rows } = await sql<Workspace['tasks'][number]>`
    select k.id, k.side, k.text, k.due_day as "dueDay", k.done_at as "doneAt", null as "doneBy", m.id as "meetingId",
      json_build_object('id', p.id, 'name', p.name) as project
    from meeting_task k join mentor_meeting m on m.id = k.meeting_id join mentor n on n.id = m.mentor_id
      join project p on p.id = m.project_id
    where n.person_uid = ${actor.uid} and k.side = 'MENTOR' and k.done_at is null
    order by k.due_day nulls last, k.id ${few}`.execute(db)
  return rows
}

const nearest = sql`order by m.starts_at, m.id ${few}`
const soon = sql`m.starts_at < now() + interval '24 hours'`

/** What a mentor's first screen shows; nothing of it is read for somebody who mentors nowhere. */
const readWorkspace = async (ctx: SignedIn): Promise<Omit<Workspace, 'isMentor'>> => {
  const { uid } = ctx.actor
  const meetingsWhere = (condition: Sql, order: Sql = nearest) =>
    readRows(ctx, meetingRows, sql`u.uid = ${uid} and ${condition}`, order)
  const [today, next, toNote, requests, teams, tasks, questions, hours] = await Promise.all([
    meetingsWhere(sql`m.status = 'BOOKED' and m.ends_at > now() and ${soon}`),
    meetingsWhere(sql`m.status = 'BOOKED' and not ${soon}`),
    meetingsWhere(
      sql`((m.status = 'BOOKED' and m.ends_at <= now())
        or (m.status = 'HELD' and m.notes = '' and m.starts_at > now() - interval '60 days'))`,
    ),
    readRows(
      ctx,
      pairingRows,
      sql`u.uid = ${uid} and w.status = 'ASKED'`,
      sql`order by w.asked_at, w.id ${few}`,
    ),
    readTeams(ctx),
    readTasks(ctx),
    readRows(ctx, questionRows, unadvisedScope(ctx.actor), sql`order by q.asked_at, q.id ${few}`),
    readRows(ctx, officeHoursListRows, sql`u.uid = ${uid}`, sql`order by a.name, h.id ${few}`),
  ])
  return { today, next, toNote, requests, teams, tasks, questions, hours }
}

const noWorkspace = {
  isMentor: false,
  today: [],
  next: [],
  toNote: [],
  requests: [],
  teams: [],
  tasks: [],
  questions: [],
  hours: [],
}

export const getMentorWorkspaceQuery = query({
  endpoint: getMentorWorkspace,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) =>
    acceleratorsAs(ctx.actor, 'MNT').length === 0
      ? noWorkspace
      : { isMentor: true, ...(await readWorkspace(ctx)) },
})
