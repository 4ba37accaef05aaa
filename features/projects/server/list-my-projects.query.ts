import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import { listMyProjects } from '../contract/project.endpoints.ts'
import type { projectRow } from '../contract/project.schemas.ts'

type Row = Omit<z.output<typeof projectRow>, 'actions'>

const sortings: Record<string, RawBuilder<unknown>> = {
  CREATE_DATE: sql`p.created_at`,
  NAME: sql`lower(p.name)`,
  SERIAL_NUMBER: sql`p.id`,
}

/** Projects the caller leads or belongs to: the list twin of `project.edit`. */
export const listMyProjectsQuery = query({
  endpoint: listMyProjects,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: filter }) => {
    const uid = personOf(ctx.actor)!.uid
    const conditions = [sql`p.id in (select project_id from project_member where person_uid = ${uid})`]
    if (filter.stage?.length) conditions.push(sql`p.stage = any(${filter.stage})`)
    if (filter.findText) {
      const text = contains(filter.findText)
      conditions.push(sql`(p.name ilike ${text} or p.summary ilike ${text} or p.serial_number ilike ${text})`)
    }
    const where = sql.join(conditions, sql` and `)
    const direction = filter.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const [rows, counted] = await Promise.all([
      sql<Row>`
        select p.id, p.serial_number as "serialNumber", p.name, p.summary, p.stage, p.industry,
          p.publication_status as "publicationStatus", p.created_at as "createdAt", p.updated_at as "updatedAt",
          p.leader_uid = ${uid} as owner,
          (select count(*)::int from project_member m where m.project_id = p.id) as "membersCount",
          (select count(*)::int from project_track q where q.project_id = p.id) as "tracksCount",
          (select count(*)::int from acceleration_request r where r.project_id = p.id and r.status = 'NEW') as "openRequestsCount"
        from project p where ${where}
        order by ${sortings[filter.sorting ?? 'CREATE_DATE']} ${direction}, p.id ${direction} ${pageOf(filter)}`.execute(
        ctx.db,
      ),
      countUpTo(ctx.db, sql`select from project p where ${where}`),
    ])
    const items = rows.rows.map((row) => ({
      ...row,
      actions: row.owner ? (['edit', 'apply', 'delete'] as const).slice() : (['edit'] as const).slice(),
    }))
    return { items, ...counted }
  },
})
