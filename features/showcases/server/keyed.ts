import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReadEndpoint } from '#platform/contract/endpoint.ts'
import { guest } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { query, type AnswerOf, type Handler, type Received } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { keyOf, opens, type HashedSecrets } from '#platform/server/secrets/hashed-secret.ts'
import { keyLimit } from '../domain/access.rules.ts'

/** The showcase of a key. */
export type OpenedShowcase = { keyId: number; templateId: number }

type StoredKey = OpenedShowcase & HashedSecrets & { usedLately: boolean }

/** The showcase of a secret; wrong secrets, revoked ones and those of non-public showcases get the same error. */
const openedBy = async (ctx: Context, secret: string): Promise<StoredKey> => {
  const { rows } = await sql<StoredKey>`
    select k.id as "keyId", k.template_id as "templateId", k.secret_hash as "secretHash", k.previous_hash as "previousHash",
      k.previous_until as "previousUntil", coalesce(k.last_used_at > now() - interval '1 minute', false) as "usedLately"
    from showcase_key k join publication_template s on s.id = k.template_id
    where k.key = ${keyOf(secret)} and k.revoked_at is null and s.content_status = 'PUBLISHED' and s.is_public`.execute(
    ctx.db,
  )
  const stored = rows[0]
  if (!stored || !opens(secret, stored, ctx.now)) throw new ProductError('ACCESS_DENIED')
  return stored
}

const noteUse = async (db: Db, { keyId, usedLately }: StoredKey): Promise<void> => {
  if (!usedLately) await sql`update showcase_key set last_used_at = now() where id = ${keyId}`.execute(db)
}

type Keyed = ReadEndpoint & {
  headers: z.ZodObject<{ 'x-api-key': z.ZodString }>
  permission: 'public'
}

/**
 * A query by API key: the key identifies the showcase, and the response is that for a guest, even in a signed-in
 * session. `before` performs required writes first.
 */
export const keyedQuery = <E extends Keyed>(definition: {
  endpoint: E
  before?: (db: Db, showcase: OpenedShowcase) => Promise<void>
  run: (ctx: Context, input: Received<E>, showcase: OpenedShowcase) => Promise<AnswerOf<E>>
}): Handler => {
  const { endpoint, before, run } = definition
  return {
    endpoint,
    kind: 'query',
    action: portalPolicy.visit.name,
    handle: async (caller, input) => {
      const ctx = { ...caller, actor: guest }
      const { headers } = input as { headers: { 'x-api-key': string } }
      const opened = await openedBy(ctx, headers['x-api-key'])
      await countHit(ctx.db, `showcase-key:${opened.keyId}`, keyLimit)
      await Promise.all([noteUse(ctx.db, opened), before?.(ctx.db, opened)])
      const { keyId, templateId } = opened
      return query<E, OpenedShowcase>({
        endpoint,
        load: async () => ({ keyId, templateId }),
        authorize: portalPolicy.visit,
        run,
      }).handle(ctx, input)
    },
  }
}
