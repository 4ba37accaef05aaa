import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { isSomebody } from '#platform/domain/visitors.ts'
import type { Context } from '#platform/server/context.ts'
import { query, type Handler, type Received } from '#platform/server/handler.ts'
import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { countPageHit, getPageHits } from '../contract/page-hit.endpoints.ts'
import { asksForQuiet, countedKind, hitDays, isCounted } from '../domain/hits.rules.ts'
import { pageHits } from '../domain/page-hits.policy.ts'
import { hits, isPushed, nameOf } from './count-hits.ts'
import { analyticsTeller } from './tell-analytics.ts'

/** Dependencies of the page hit endpoints. */
export type PageHitsSettings = {
  publicUrl: string
  send: typeof sendOutside
}

/** Implemented as a plain handler because it reads nothing from the database, so there is no subject to load. */
export const countPageHitQuery = ({ publicUrl, send }: PageHitsSettings): Handler => {
  const report = analyticsTeller({ publicUrl, send })
  return {
    endpoint: countPageHit,
    kind: 'query',
    action: portalPolicy.visit.name,
    handle: async (ctx: Context, input: never) => {
      const { headers, body } = input as Received<typeof countPageHit>
      const { path, id } = body
      if (!isCounted(path) || asksForQuiet(headers) || !isSomebody(headers['user-agent'])) return undefined
      if (isPushed(ctx.address, `${path} ${id ?? ''}`)) return undefined
      const kind = countedKind(path)
      if (kind && id !== undefined) hits.count(ctx.db, nameOf(kind, id))
      report(variablesOf(ctx.db).analyticsUrl, path)
      return undefined
    },
  }
}

type Hits = z.output<typeof getPageHits.response>

export const getPageHitsQuery = query({
  endpoint: getPageHits,
  load: async (_ctx, { query: { acceleratorId } }) => ({ acceleratorId }),
  authorize: pageHits.view,
  run: async (ctx, _input, { acceleratorId }) => {
    const first = new Date(ctx.now.getTime() - (hitDays - 1) * 86_400_000).toISOString().slice(0, 10)
    const { rows } = await sql<Hits>`
      with shown as (
        select track_id, day, hits from page_hit_day where accelerator_id = ${acceleratorId} and day >= ${first}::date)
      select
        (select json_agg(json_build_object('day', to_char(n.day, 'YYYY-MM-DD'), 'hits',
            coalesce((select sum(s.hits) from shown s where s.day = n.day::date), 0)::int) order by n.day)
          from generate_series(${first}::date, ${first}::date + ${hitDays - 1}::int, interval '1 day') as n (day)) as days,
        (select coalesce(sum(hits), 0)::int from shown where track_id is null) as accelerator,
        coalesce((select json_agg(json_build_object('track', json_build_object('id', t.id, 'name', t.name), 'hits', m.hits)
            order by m.hits desc, t.id)
          from (select track_id, sum(hits)::int as hits from shown where track_id is not null
            group by 1 order by 2 desc, 1 limit 10) m join track t on t.id = m.track_id), '[]') as tracks`.execute(
      ctx.db,
    )
    return rows[0]!
  },
})
