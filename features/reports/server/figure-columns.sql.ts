import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

type Columns = {
  /** Unique among the rows of the figure; of any type. */
  key: Sql
  request?: Sql
  project?: Sql
  /** Name for sorting; by default empty. */
  name?: Sql
  track?: Sql
  task?: Sql
  taskName?: Sql
  person?: Sql
  state?: Sql
  decision?: Sql
  at?: Sql
  days?: Sql
}

/** The columns of a row behind a number; what does not apply to a figure is null. */
export const figureColumns = ({
  key,
  request = sql`null::bigint`,
  project = sql`null::bigint`,
  name = sql`''`,
  track = sql`null::bigint`,
  task = sql`null::bigint`,
  taskName = sql`null::text`,
  person = sql`null::uuid`,
  state = sql`null::text`,
  decision = sql`null::text`,
  at = sql`null::timestamptz`,
  days = sql`null::float8`,
}: Columns): Sql => sql`${key} as key, ${request} as request_id, ${project} as project_id, ${name} as name,
  ${track} as track_id, ${task} as task_id, ${taskName} as task_name, ${person} as person_uid, ${state} as state,
  ${decision} as decision, ${at} as at, ${days} as days`

/** Columns of an application `r` behind a number. */
export const applicationColumns = {
  request: sql`r.id`,
  project: sql`r.project_id`,
  name: sql`lower(r.project_name)`,
  track: sql`r.track_id`,
  state: sql`r.board_column`,
}
