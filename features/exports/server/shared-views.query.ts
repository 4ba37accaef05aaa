import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getSharedViews } from '../contract/shared-view.endpoints.ts'
import { maxSharedViews, sharedViews } from '../domain/shared-view.policy.ts'
import { acceleratorOfViews } from './shared-view.repository.ts'

type Item = ResponseOf<typeof getSharedViews>['items'][number]

export const getSharedViewsQuery = query({
  endpoint: getSharedViews,
  load: acceleratorOfViews,
  authorize: sharedViews.view,
  run: async (ctx, { query: { list } }, { acceleratorId }) => {
    const { rows } = await sql<Omit<Item, 'actions'> & { ownerUid: string }>`
      select v.id, v.name, v.search, v.owner_uid as "ownerUid", ${personRefJson('o')} as owner
      from shared_view v join person o on o.uid = v.owner_uid
      where v.accelerator_id = ${acceleratorId} and v.list = ${list}
      order by lower(v.name), v.id limit ${sql.lit(maxSharedViews)}`.execute(ctx.db)
    return {
      items: rows.map(({ ownerUid, ...view }) => ({
        ...view,
        actions: sharedViews.change.allows(ctx.actor, { acceleratorId, ownerUid })
          ? (['change'] as const).slice()
          : [],
      })),
    }
  },
})
