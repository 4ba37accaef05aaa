import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { listTrackers } from '../contract/member.endpoints.ts'
import { accelerators } from '../domain/accelerator.policy.ts'
import { isTracker } from './trackers.sql.ts'

type Row = {
  person: { uid: string; name: string; avatarUrl: string | null }
  projectsCount: number
  ownProjectIds: number[]
}

/** People of the accelerator with a tracker's role, and the current number of projects of each. */
export const listTrackersQuery = query({
  endpoint: listTrackers,
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: accelerators.work,
  run: async (ctx, _input, { acceleratorId }) => {
    const { rows } = await sql<Row>`
      select ${personRefJson('p')} as person, (
        select count(*)::int from project_track t where t.tracker_uid = p.uid and t.accelerator_id = ${acceleratorId}
          and t.access_status <> 'TRANSFERRED'
      ) as "projectsCount", array(
        select distinct m.project_id from project_member m
        join project_track t on t.project_id = m.project_id and t.accelerator_id = ${acceleratorId}
        where m.person_uid = p.uid order by m.project_id
      ) as "ownProjectIds"
      from person p
      where ${isTracker(acceleratorId)}
      order by p.last_name, p.first_name, p.uid`.execute(ctx.db)
    return { items: rows.map(({ person, ...work }) => ({ ...person, ...work })) }
  },
})
