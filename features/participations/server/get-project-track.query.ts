import { sql } from 'kysely'
import type { z } from 'zod'
import { projectLogoUrl } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getProjectTrack } from '../contract/participation.endpoints.ts'
import type { participation } from '../contract/participation.schemas.ts'
import { participationActions } from '../domain/actions.rules.ts'
import { isWritable } from '../domain/editing.rules.ts'
import { participations } from '../domain/participation.machine.ts'
import { waitsToldTo, type Waiting } from '../domain/waits-for.rules.ts'
import { findParticipation } from './participation.repository.ts'
import { taskJoins, waitingOfWork } from './task-facts.sql.ts'
import { readProgress } from './task-profile.ts'
import { withTaskActions, taskRowColumns, type RowWithFacts } from './task-rows.ts'

/** Task rows with their actions; progress is read only for tasks that are being worked on. */
const withTaskActionsAndProgress = async (ctx: Context, rows: readonly RowWithFacts[]) => {
  const underWay = rows.filter(({ state }) => isWritable(state)).map(({ id }) => id)
  const progress = await readProgress(ctx.db, underWay)
  return rows.map((row) => withTaskActions(row, ctx.actor, progress.get(row.id)))
}

type Head = Omit<z.output<typeof participation>, 'tasks' | 'history' | 'actions' | 'waits'> & {
  waiting: Waiting | null
}

const tracksOfTransfer = sql`, e.details ->> 'fromTrack' as "fromTrack", e.details ->> 'toTrack' as "toTrack"`

/** JSON of participation `name` of the same project and its track (`<name>t`). */
const onTrack = (name: 'n' | 'o') => sql`json_build_object('projectTrackId', ${sql.ref(`${name}.id`)},
  'track', json_build_object('id', ${sql.ref(`${name}t.id`)}, 'name', ${sql.ref(`${name}t.name`)}))`

const readHead = async (ctx: Context, id: number): Promise<Head> => {
  const { rows } = await sql<Head>`
    select q.id, q.request_id as "requestId", q.access_status as "accessStatus", ${personRefJson('tr')} as tracker,
      q.tasks_total as "tasksTotal", q.tasks_accepted as "tasksAccepted", q.started_at as "startedAt",
      json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number, 'summary', p.summary,
        'logoUrl', ${projectLogoUrl}) as project,
      ${personRefJson('l')} as leader, json_build_object('id', a.id, 'name', a.name) as accelerator,
      json_build_object('id', g.id, 'name', g.name) as programme, json_build_object('id', t.id, 'name', t.name) as track,
      g.creation_strategy = 'STRICT' as "strictOrder",
      (select ${onTrack('n')} from project_track n join track nt on nt.id = n.track_id where n.id = q.transferred_to)
        as "transferredTo",
      coalesce((select json_agg(${onTrack('o')} order by o.id) from project_track o join track ot on ot.id = o.track_id
        where o.transferred_to = q.id), '[]') as "transferredFrom", ${waitingOfWork} as waiting
    from project_track q join project p on p.id = q.project_id left join person l on l.uid = p.leader_uid
      join accelerator a on a.id = q.accelerator_id join track t on t.id = q.track_id
      join programme g on g.id = t.programme_id left join person tr on tr.uid = q.tracker_uid
    where q.id = ${id}`.execute(ctx.db)
  return rows[0]!
}

export const getProjectTrackQuery = query({
  endpoint: getProjectTrack,
  load: (ctx, input) => findParticipation(ctx.db, input.query.projectTrackId),
  authorize: participations.view,
  run: async (ctx, _input, subject) => {
    const [{ waiting, ...head }, tasks, history] = await Promise.all([
      readHead(ctx, subject.id),
      sql<RowWithFacts>`select ${taskRowColumns} from ${taskJoins} where w.project_track_id = ${subject.id} order by w.seq`
        .execute(ctx.db)
        .then(({ rows }) => withTaskActionsAndProgress(ctx, rows)),
      readHistory<{ fromTrack: string | null; toTrack: string | null }>(
        ctx.db,
        sql`values ('participation', ${String(subject.id)}), ('acceleration_request', ${String(subject.requestId)})`,
        { more: tracksOfTransfer },
      ),
    ])
    return {
      ...head,
      tasks,
      waits: waitsToldTo(waiting, subject.memberUids.includes(ctx.actor.uid) ? 'team' : 'others'),
      history,
      actions: participationActions(ctx.actor, subject.accessStatus, subject),
    }
  },
})
