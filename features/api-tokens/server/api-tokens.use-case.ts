import { sql, type RawBuilder } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { newSecret } from '#platform/server/secrets/hashed-secret.ts'
import { personRefJson } from '#platform/server/sql.ts'
import {
  createApiToken,
  getAcceleratorTokens,
  getApiTokens,
  revokeApiToken,
} from '../contract/api-token.endpoints.ts'
import { apiTokens } from '../domain/api-token.policy.ts'
import { maxTokens, tokenPrefix } from '../domain/token-limits.ts'

type Token = ResponseOf<typeof getApiTokens>['tokens'][number]

/** Number of days for which ended tokens are shown. */
const shownDays = 30

/** The most that are shown: those that work, and those that ended lately. */
const shown = 200

/** Reads tokens `t`, those that work first, with what the caller may do with each. */
const readTokens = async (ctx: SignedIn, where: RawBuilder<unknown>): Promise<Token[]> => {
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

export const getApiTokensQuery = query({
  endpoint: getApiTokens,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const administered = ctx.actor.memberships
      .filter(({ admin }) => admin)
      .map(({ acceleratorId }) => acceleratorId)
    const [tokens, { rows: accelerators }] = await Promise.all([
      // Those of accelerators that one administers stand with the others of their accelerator.
      readTokens(
        ctx,
        sql`t.person_uid = ${ctx.actor.uid} and (t.accelerator_id = any(${administered})) is not true`,
      ),
      sql<{ id: number; name: string }>`
        select id, name from accelerator where id = any(${administered}) order by name`.execute(ctx.db),
    ])
    return { tokens, accelerators }
  },
})

export const getAcceleratorTokensQuery = query({
  endpoint: getAcceleratorTokens,
  load: async (_ctx, { query: { acceleratorId } }) => ({ personUid: '', acceleratorId }),
  authorize: apiTokens.listOfAccelerator,
  run: async (ctx, _input, { acceleratorId }) => ({
    tokens: await readTokens(ctx, sql`t.accelerator_id = ${acceleratorId}`),
  }),
})

export const createApiTokenUseCase = useCase({
  endpoint: createApiToken,
  load: async ({ actor }, { body: { acceleratorId } }) => ({ personUid: actor.uid, acceleratorId }),
  authorize: apiTokens.create,
  run: async (ctx, { body: { name, scope, days, acceleratorId } }) => {
    const { uid } = ctx.actor
    // One after the other, so that many at once do not pass the limit together.
    await sql`select from person where uid = ${uid} for update`.execute(ctx.db)
    const { rows: working } = await sql`
      select from api_token where person_uid = ${uid} and revoked_at is null and expires_at > now()`.execute(
      ctx.db,
    )
    if (working.length >= maxTokens) throw new ProductError('TOKEN_LIMIT', { limit: maxTokens })
    const { key, secret, hash } = newSecret()
    const { rows } = await sql<{ id: number }>`
      insert into api_token (person_uid, accelerator_id, name, scope, key, secret_hash, expires_at)
      values (${uid}, ${acceleratorId}, ${name}, ${scope}, ${key}, ${hash}, now() + make_interval(days => ${days}))
      returning id`.execute(ctx.db)
    const { id } = rows[0]!
    await audit(ctx, {
      acceleratorId,
      subject: 'api_token',
      subjectId: id,
      action: 'create',
      details: { name, scope, days },
    })
    return { id, secret: tokenPrefix + secret }
  },
})

export const revokeApiTokenUseCase = useCase({
  endpoint: revokeApiToken,
  load: async (ctx, { body: { id } }) => {
    const { rows } = await sql<{ id: number; personUid: string; acceleratorId: number | null; name: string }>`
      select id, person_uid as "personUid", accelerator_id as "acceleratorId", name from api_token
      where id = ${id}`.execute(ctx.db)
    return rows[0]
  },
  authorize: apiTokens.revoke,
  run: async (ctx, _input, { id, acceleratorId, name }) => {
    const ended = await sql`
      update api_token set revoked_at = now(), revoked_by = ${ctx.actor.uid}
      where id = ${id} and revoked_at is null and expires_at > now()`.execute(ctx.db)
    if (Number(ended.numAffectedRows ?? 0) === 0) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId,
      subject: 'api_token',
      subjectId: id,
      action: 'revoke',
      details: { name },
    })
    return { id }
  },
})
