import { sql } from 'kysely'
import type { z } from 'zod'
import type { Person } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { listOwnExperts } from '../../contract/own-order.endpoints.ts'
import { expertColumns, expertDirectory, isExpertAtWork, workOf } from '../ordering/expert-rows.ts'
import { offeredIn } from './find-offer.ts'

type Expert = z.output<(typeof listOwnExperts)['response']>['items'][number]

/** Accelerators that show a project for which the actor may order; with a task in review, `now`. */
const hosts = (actor: Person, now: boolean): Sql => sql`select a.id from accelerator a where exists (
  select from project_track q where ${offeredIn(actor)} and ${
    now
      ? sql`exists (select from project_trackpoint w where w.project_track_id = q.id and w.state = 'DONE_CODE')`
      : sql`true`
  })`

/** Experts `u` by their role `h` in an accelerator `a`: one row per accelerator, with the jobs of each. */
const places: RowSource<Omit<Expert, 'actions'> & { orders: boolean }, Expert, SignedIn> = {
  from: sql`counted_membership h join person u on u.uid = h.person_uid
    join accelerator a on a.id = h.accelerator_id ${workOf(sql`h.accelerator_id`)}`,
  key: sql`h.id`,
  columns: (
    ctx,
  ) => sql`h.id, json_build_object('id', a.id, 'name', a.name) as accelerator, ${expertColumns(ctx)},
    u.uid <> ${ctx.actor.uid} and a.id in (${hosts(ctx.actor, true)}) as orders`,
  row: ({ orders, ...expert }) => ({ ...expert, actions: orders ? ['order'] : [] }),
}

/** Maximum number of accelerators to filter by: experts are also found by name. */
const maxHosts = 100

const readHosts = async (db: Db, actor: Person) => {
  const { rows } = await sql<Expert['accelerator']>`
    select a.id, a.name from accelerator a where a.id in (${hosts(actor, false)})
    order by lower(a.name), a.id limit ${sql.lit(maxHosts)}`.execute(db)
  return rows
}

/** Experts of accelerators that take the caller's orders, and show a project to order for. */
export const listOwnExpertsQuery = listOf(listOwnExperts, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: places,
  scope: ({ actor }) => sql`(${isExpertAtWork} and h.accelerator_id in (${hosts(actor, false)}))`,
  ...expertDirectory,
  filters: {
    ...expertDirectory.filters,
    acceleratorId: (ids) => sql`h.accelerator_id = any(${[...ids]}::bigint[])`,
  },
  more: async ({ db, actor }) => ({ accelerators: await readHosts(db, actor) }),
})
