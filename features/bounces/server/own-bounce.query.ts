import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { stillDead } from '#platform/server/mail/bounced-addresses.ts'
import { getOwnBounce } from '../contract/bounce.endpoints.ts'

export const getOwnBounceQuery = query({
  endpoint: getOwnBounce,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }) => {
    const { rows } = await sql<{ address: string; bouncedAt: string }>`
      select p.email as address, b.bounced_at as "bouncedAt"
      from person p join bounced_address b on b.address = lower(p.email) and ${stillDead} where p.uid = ${actor.uid}`.execute(
      db,
    )
    return { bounce: rows[0] ?? null }
  },
})
