import { sql, type RawBuilder } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import { listAcceleratorTeam } from '../contract/accelerator-team.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { teamOfHeader } from './team-of-header.ts'
import { readTeam } from './team.repository.ts'
import { teamTable } from './team.sql.ts'

const sortings: Record<'NAME' | 'CREATE_DATE', RawBuilder<unknown>> = {
  NAME: sql`lower(t.name)`,
  CREATE_DATE: sql`t.since`,
}

/** The team with its invitations, for the administrators. */
export const listAcceleratorTeamQuery = query({
  endpoint: listAcceleratorTeam,
  load: teamOfHeader,
  authorize: acceleratorTeam.look,
  run: async (ctx, { query: asked }, { acceleratorId }) => {
    const conditions = [sql`true`]
    if (asked.role?.length) conditions.push(sql`t.roles && ${asked.role}::text[]`)
    if (asked.status?.length) conditions.push(sql`t.status = any(${asked.status})`)
    if (asked.findText) {
      const text = contains(asked.findText)
      conditions.push(sql`(t.name ilike ${text} or t.email ilike ${text})`)
    }
    const where = sql.join(conditions, sql` and `)
    const direction = asked.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const order = sql`order by ${sortings[asked.sorting ?? 'CREATE_DATE']} ${direction}, t.key ${pageOf(asked)}`
    const [items, count] = await Promise.all([
      readTeam(ctx.db, ctx.actor, acceleratorId, where, order),
      countUpTo(ctx.db, sql`select from ${teamTable(acceleratorId)} where ${where}`),
    ])
    return { items, ...count }
  },
})
