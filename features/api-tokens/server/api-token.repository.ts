import { sql, type RawBuilder } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { getApiTokens } from '../contract/api-token.endpoints.ts'
import { apiTokens } from '../domain/api-token.policy.ts'
import { tokenPrefix } from '../domain/token-limits.ts'

type Token = ResponseOf<typeof getApiTokens>['tokens'][number]

/** Tokens that ended are shown for so many days. */
const shownDays = 30

/** The most that are shown: those that work, and those that ended lately. */
const shown = 200

/** Reads tokens `t`, those that work first, with what the caller may do with each. */
export const readTokens = async (ctx: SignedIn, where: RawBuilder<unknown>): Promise<Token[]> => {
  const { rows } = await sql<Omit<Token, 'actions'>>`
    select t.id, t.name, t.scope, ${tokenPrefix}::text || t.key as begins,
      case when t.accelerator_id is null then null else json_build_object('id', t.accelerator_id, 'name', c.name) end
        as accelerator,
      ${personRefJson('p')} as "createdBy", t.created_at as "createdAt", t.expires_at as "expiresAt",
      t.last_used_at as "lastUsedAt",
      case when t.revoked_at is not null then 'REVOKED' when t.expires_at <= now() then 'EXPIRED' end as ended
    from api_token t join person p on p.uid = t.person_uid left join accelerator c on c.id = t.accelerator_id
    where ${where} and coalesce(t.revoked_at, t.expires_at) > now() - make_interval(days => ${shownDays})
    order by (t.revoked_at is null and t.expires_at > now()) desc, t.id desc limit ${shown}`.execute(ctx.db)
  return rows.map((one) => {
    const facts = { personUid: one.createdBy.uid, acceleratorId: one.accelerator?.id ?? null }
    return {
      ...one,
      actions: one.ended === null && apiTokens.revoke.allows(ctx.actor, facts) ? ['revoke'] : [],
    }
  })
}
