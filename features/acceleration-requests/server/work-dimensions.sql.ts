import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { Dimension, Measure } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import type { reachedSteps } from '../domain/states.ts'
import type { WorkDimension } from '../domain/work-dimensions.ts'
import type { WorkPlace } from '../domain/work-place.ts'
import { hasReached } from './work-conditions.ts'
import { zoneOf } from './work.scope.ts'

type OfWork = Dimension<WorkPlace>

const nameIn =
  (table: string): NonNullable<OfWork['name']> =>
  (key) =>
    sql`(select d.name from ${sql.table(table)} d where d.id = ${key}::bigint)`

const valueNamed: NonNullable<OfWork['name']> = (key, locale) =>
  sql`(select ${valueName('d', locale)} from dictionary_value d where d.id = ${key}::bigint)`

const ofTrack = sql`join track t on t.id = r.track_id`

/** The dimensions of applications `r`. */
export const dimensionsOfWork: Record<WorkDimension, OfWork> = {
  ACCELERATOR: { key: () => sql`r.accelerator_id`, name: nameIn('accelerator') },
  PROGRAMME: { join: ofTrack, key: () => sql`t.programme_id`, name: nameIn('programme') },
  TRACK: { key: () => sql`r.track_id`, name: nameIn('track') },
  STREAM: { key: () => sql`r.stream_id`, name: nameIn('stream') },
  TASK: { key: () => sql`r.trackpoint_id`, name: nameIn('trackpoint') },
  STATE: { key: () => sql`r.board_column` },
  TRACKER: {
    key: () => sql`r.tracker_uid`,
    name: (key) => sql`(select ${displayName('d')} from person d where d.uid = ${key}::uuid)`,
    sorted: { column: sql`r.tracker_uid`, next: sql`r.due_on` },
  },
  INDUSTRY: {
    join: sql`left join lateral unnest(r.industry_ids) i (industry_id) on true`,
    key: () => sql`i.industry_id`,
    name: valueNamed,
    sorted: { column: sql`r.industry_ids`, isArray: true },
  },
  REGION: {
    key: () => sql`r.territory_id`,
    name: valueNamed,
    sorted: { column: sql`r.territory_id` },
  },
  STAGE: { key: () => sql`r.stage_id`, name: valueNamed, sorted: { column: sql`r.stage_id` } },
  MONTH: {
    key: (place) => sql`date_trunc('month', r.created_at at time zone ${zoneOf(place)})`,
    text: (key) => sql`to_char(${key}, 'YYYY-MM')`,
  },
}

/** The middle of a time in days, with one decimal place. */
const medianDays = (time: ReturnType<typeof sql>) =>
  sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${time})) / 86400)::numeric, 1)::float8`

const reached = (step: (typeof reachedSteps)[number]): Measure => ({
  value: sql`(count(*) filter (where ${hasReached([step])}))::int`,
})

/** The figures of applications `r`. */
export const measuresOfWork = {
  applications: { value: sql`count(*)::int` },
  projects: { value: sql`count(distinct r.project_id)::int` },
  acceptedTasks: {
    join: sql`left join project_track q on q.request_id = r.id`,
    value: sql`coalesce(sum(q.tasks_accepted), 0)::int`,
  },
  daysInState: { value: medianDays(sql`now() - r.waits_since`) },
  daysToDecision: { value: medianDays(sql`r.decided_at - r.created_at`) },
  accepted: reached('ACCEPTED'),
  started: reached('STARTED'),
  handedIn: reached('HANDED_IN'),
  finished: reached('FINISHED'),
} satisfies Record<string, Measure>
