import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { projectImport } from '../contract/import.schemas.ts'

type Cause = z.output<typeof projectImport>['causes'][number]

/** Maximum number of causes, and of first rows of each. */
const causesAtOnce = 50
const linesAtOnce = 20

/**
 * Why projects of an import were left out, by reason, and which cells could not be read, by column and problem: the
 * number of projects or cells, and their first rows. A project with unreadable cells counts by its cells.
 */
export const outcomeCauses = async (db: Db, importId: number): Promise<Cause[]> => {
  const { rows } = await sql<Cause>`
    with cause as (
      select i.status, i.reason, '' as header, null::text as problem, i.lines[1] as line
      from project_import_item i
      where i.import_id = ${importId} and i.reason is not null
        and (i.reason <> 'HAS_PROBLEMS' or coalesce(i.plan->'problems', '[]') = '[]')
      union all
      select i.status, null, u->>'header', u->>'problem', (u->>'line')::int
      from project_import_item i cross join lateral jsonb_array_elements(coalesce(i.plan->'problems', '[]')) u
      where i.import_id = ${importId} and i.status in ('FAILED', 'CREATED', 'UPDATED')
    )
    select status, reason, header, problem, count(*)::int as count,
      (array_agg(line order by line))[1:${sql.lit(linesAtOnce)}] as lines
    from cause group by 1, 2, 3, 4 order by status = 'FAILED' desc, count desc, reason, header
    limit ${causesAtOnce}`.execute(db)
  return rows
}
