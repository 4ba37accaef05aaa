import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { threadPool } from '#platform/server/threads/thread-pool.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import { selectionLimits, type SelectionSettings } from '../domain/settings.ts'
import { lookedAt, wholeTree } from './fields.ts'
import type { Places, PlacesRequest } from './select-places.ts'
import { takingPart } from './selection.repository.ts'

/** In the build, the entry file is next to the program (`tools/build.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './select.thread.ts' : './select-thread.js',
  import.meta.url,
)

const threads = threadPool<PlacesRequest, Places>({
  entry,
  size: 2,
  waiting: 20,
  waitSeconds: 20,
  idleSeconds: 60,
  megabytes: 300,
  seconds: 30,
})

/** Tasks per query: few enough for a short statement and for a text that this thread only passes on. */
const tasksAtOnce = 1000

type Part = { part: string | null; last: number | null; count: number }

/** The participants as JSON text, which is parsed in the worker thread. */
const readPart = async (ctx: Context, codes: readonly string[], where: Sql): Promise<Part> => {
  const { rows } = await sql<Part>`
    select json_agg(json_build_object('taskId', x.id, 'submitted', x.submitted, 'streamId', x.stream_id,
        'plain', x.plain, 'closed', x.closed))::text as part,
      max(x.id) as last, count(*)::int as count
    from (
      select w.id, (extract(epoch from w.state_changed_at) * 1000000)::bigint as submitted, r.stream_id,
        coalesce((select json_object_agg(v.element_code, v.value) from profile_value v
          where v.project_id = q.project_id and v.item_id is null and v.element_code = any(${[...codes]})), '{}') as plain,
        array(select h.element_code from project_element_visibility h
          where h.project_id = q.project_id and h.visibility = 'NON_VISIBLE'
            and h.element_code = any(${[...codes]}) and not h.element_code = any(w.opened_codes)) as closed
      from project_trackpoint w join project_track q on q.id = w.project_track_id
        join acceleration_request r on r.id = q.request_id
      where ${where} order by w.id limit ${sql.lit(tasksAtOnce)}) x`.execute(ctx.db)
  return rows[0]!
}

const readParts = async (
  ctx: SignedIn,
  trackpointId: number,
  codes: readonly string[],
): Promise<string[]> => {
  const parts: string[] = []
  const taking = takingPart(trackpointId, ctx.actor.uid)
  let after = 0
  for (let total = 0; ;) {
    const { part, last, count } = await readPart(ctx, codes, sql`${taking} and w.id > ${after}`)
    if (part !== null) parts.push(part)
    total += count
    if (total > selectionLimits.participants)
      throw new ProductError('SELECTION_TOO_LARGE', { limit: selectionLimits.participants })
    if (count < tasksAtOnce || last === null) return parts
    after = last
  }
}

const codesOf = (tree: ElementTree): string[] => elementsOf(tree).map(({ code }) => code)

/**
 * The places by these settings now, calculated in a worker thread. Errors: `SELECTION_TOO_LARGE` if too many projects
 * participate, `SERVICE_UNAVAILABLE` if too many requests wait.
 */
export const reckonPlaces = async (
  ctx: SignedIn,
  trackpointId: number,
  settings: SelectionSettings,
): Promise<Places> => {
  const tree = lookedAt(await wholeTree(ctx.db), settings)
  const parts = await readParts(ctx, trackpointId, codesOf(tree))
  return threads.run(ctx.actor.uid, { settings, tree, parts })
}

/** Some participants, with the fields that the settings need. */
export const readSome = async (
  ctx: SignedIn,
  trackpointId: number,
  settings: SelectionSettings,
  taskIds: readonly number[],
): Promise<{ tree: ElementTree; part: string }> => {
  const tree = lookedAt(await wholeTree(ctx.db), settings)
  const where = sql`${takingPart(trackpointId, ctx.actor.uid)} and w.id = any(${[...taskIds]})`
  const { part } = await readPart(ctx, codesOf(tree), where)
  return { tree, part: part ?? '[]' }
}
