import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { Context } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { displayName } from '#platform/server/sql.ts'
import type { PivotDimension } from '../domain/pivot.ts'

/** A dimension of applications `r`: its key, and the name for a key. */
type Dimension = {
  /** Joined to applications; an application with several values counts for each of them. */
  join?: Sql
  key: Sql
  name: (key: Sql) => Sql
}

const ofTrack = sql`join track t on t.id = r.track_id`
const ofProject = sql`join project p on p.id = r.project_id`

const nameIn = (table: string) => (key: Sql) =>
  sql`(select d.name from ${sql.table(table)} d where d.id = ${key}::bigint)`

/**
 * SQL of the pivot's dimensions. Keys are never null (`-`: no value); names are null if they are formatted in the
 * reader's language.
 */
export const pivotDimensionsSql = (
  locale: Context['locale'],
  zone: Sql,
): Record<PivotDimension, Dimension> => {
  const valueNamed = (key: Sql) =>
    sql`(select ${valueName('d', locale)} from dictionary_value d where d.id = ${key}::bigint)`
  const unnamed = () => sql`null::text`
  return {
    ACCELERATOR: { key: sql`r.accelerator_id`, name: nameIn('accelerator') },
    PROGRAMME: { join: ofTrack, key: sql`t.programme_id`, name: nameIn('programme') },
    TRACK: { key: sql`r.track_id`, name: nameIn('track') },
    STREAM: { key: sql`r.stream_id`, name: nameIn('stream') },
    TASK: { key: sql`r.trackpoint_id`, name: nameIn('trackpoint') },
    STATE: { key: sql`r.board_column`, name: unnamed },
    TRACKER: {
      key: sql`r.tracker_uid`,
      name: (key) => sql`(select ${displayName('d')} from person d where d.uid = ${key}::uuid)`,
    },
    INDUSTRY: {
      join: sql`left join lateral unnest(r.industry_ids) i (industry_id) on true`,
      key: sql`i.industry_id`,
      name: valueNamed,
    },
    REGION: { join: ofProject, key: sql`p.territory_id`, name: valueNamed },
    STAGE: { join: ofProject, key: sql`p.stage_id`, name: valueNamed },
    MONTH: { key: sql`to_char(r.created_at at time zone ${zone}, 'YYYY-MM')`, name: unnamed },
  }
}
