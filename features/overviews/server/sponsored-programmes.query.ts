import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hasRole } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getSponsoredProgrammes } from '../contract/summary.endpoints.ts'

type Item = ResponseOf<typeof getSponsoredProgrammes>['items'][number]

/** Programmes for which the caller was added as a sponsor; none if they no longer have the role. */
export const getSponsoredProgrammesQuery = query({
  endpoint: getSponsoredProgrammes,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }) => {
    if (!hasRole(actor, 'CST')) return { items: [] }
    const { rows } = await sql<Item>`
      select g.id, g.name, json_build_object('id', a.id, 'name', a.name) as accelerator
      from person p join programme_sponsor s on lower(s.email) = lower(p.email)
        join programme g on g.id = s.programme_id join accelerator a on a.id = g.accelerator_id
      where p.uid = ${actor.uid} and p.status = 'A' order by a.name, g.seq, g.id limit 200`.execute(db)
    return { items: rows }
  },
})
