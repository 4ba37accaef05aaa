import { sql } from 'kysely'
import type { z } from 'zod'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { getShowcaseAccess } from '../contract/showcase-access.endpoints.ts'
import type { TemplateFacts } from '../domain/publication-template.machine.ts'

type Access = z.output<typeof getShowcaseAccess.response>

/** Maximum number of keys shown: active ones, and the most recently revoked. */
const maxKeys = 50

/** Sites that may embed the frames of a showcase. */
export const readOrigins = async (db: Db, templateId: number): Promise<string[]> => {
  const { frame_origins: origins } = await db
    .selectFrom('publication_template')
    .select('frame_origins')
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow()
  return origins
}

/** External access to a showcase. */
export const readAccess = async (db: Db, templateId: number): Promise<Access> => {
  const [origins, keys] = await Promise.all([
    readOrigins(db, templateId),
    sql<Omit<Access['keys'][number], 'actions'>>`
      select k.id, k.name, k.key as begins, ${personRefJson('c')} as "createdBy", k.created_at as "createdAt",
        k.secret_at as "secretAt", case when k.previous_until > now() then k.previous_until end as "previousUntil",
        k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
      from showcase_key k join person c on c.uid = k.created_by where k.template_id = ${templateId}
      order by k.revoked_at desc nulls first, k.id desc limit ${maxKeys}`.execute(db),
  ])
  return {
    // Everybody who may read sites and keys may also change them.
    origins: origins.map((origin) => ({ origin, actions: ['remove'] })),
    keys: keys.rows.map((key) => ({ ...key, actions: key.revokedAt === null ? ['rotate', 'revoke'] : [] })),
  }
}

/** A key with the facts of its showcase's policy. */
export type KeySubject = TemplateFacts & { id: number; templateId: number; key: string; revoked: boolean }

/** Loads a key by its id. */
export const findKey = async (db: Db, id: number): Promise<KeySubject | undefined> => {
  const { rows } = await sql<KeySubject>`
    select k.id, k.template_id as "templateId", k.key, k.revoked_at is not null as revoked, s.accelerator_id as "acceleratorId"
    from showcase_key k join publication_template s on s.id = k.template_id where k.id = ${id}`.execute(db)
  return rows[0]
}

const counted = {
  frame_origins: (templateId: number) =>
    sql<{
      count: number
    }>`select cardinality(frame_origins) as count from publication_template where id = ${templateId}`,
  showcase_key: (templateId: number) => sql<{ count: number }>`
    select count(*)::int as count from showcase_key where template_id = ${templateId} and revoked_at is null`,
  showcase_hook: (templateId: number) =>
    sql<{
      count: number
    }>`select count(*)::int as count from showcase_hook where template_id = ${templateId}`,
}

/** Enforces the limit; the showcase is locked, so of two concurrent additions the one above the limit is refused. */
export const requireRoom = async (
  ctx: Context,
  templateId: number,
  of: keyof typeof counted,
  limit: number,
): Promise<void> => {
  await sendAhead(ctx.db, sql`select from publication_template where id = ${templateId} for no key update`)
  const { rows } = await counted[of](templateId).execute(ctx.db)
  if (stillThere(rows[0]).count >= limit) throw new ProductError('SHOWCASE_ACCESS_LIMIT', { limit })
}
