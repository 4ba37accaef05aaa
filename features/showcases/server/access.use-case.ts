import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { newSecret, nextSecret } from '#platform/server/secrets/hashed-secret.ts'
import {
  addShowcaseOrigin,
  createShowcaseKey,
  removeShowcaseOrigin,
  revokeShowcaseKey,
  rotateShowcaseKey,
} from '../contract/showcase-access.endpoints.ts'
import { accessLimits } from '../domain/access.rules.ts'
import { publicationTemplates } from '../domain/publication-template.machine.ts'
import { findKey, requireRoom, type KeySubject } from './access.repository.ts'
import { findTemplate } from './template.repository.ts'

const loadTemplate = (ctx: Context, { body }: { body: { templateId: number } }) =>
  findTemplate(ctx.db, body.templateId)

/** Keys of a showcase are not disclosed to those who may not build it. */
const loadKey = (ctx: Context, { body }: { body: { keyId: number } }) => findKey(ctx.db, body.keyId)

const record = (
  ctx: Context,
  { id, acceleratorId }: { id: number; acceleratorId: number },
  action: AuditAction,
  details: Record<string, unknown>,
) => audit(ctx, { acceleratorId, subject: 'publication_template', subjectId: id, action, details })

const recordKey = (ctx: Context, { id, templateId, acceleratorId }: KeySubject, action: AuditAction) =>
  record(ctx, { id: templateId, acceleratorId }, action, { keyId: id })

/** Allows a site to embed the showcase; an existing one is not added twice. */
export const addShowcaseOriginUseCase = useCase({
  endpoint: addShowcaseOrigin,
  load: loadTemplate,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { origin } }, template) => {
    await requireRoom(ctx, template.id, 'frame_origins', accessLimits.origins)
    await sql`
      update publication_template set frame_origins = frame_origins || ${origin}::text
      where id = ${template.id} and not frame_origins @> array[${origin}::text]`.execute(ctx.db)
    await record(ctx, template, 'addOrigin', { origin })
    return undefined
  },
})

export const removeShowcaseOriginUseCase = useCase({
  endpoint: removeShowcaseOrigin,
  load: loadTemplate,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { origin } }, template) => {
    const removed = await sql`
      update publication_template set frame_origins = array_remove(frame_origins, ${origin}::text)
      where id = ${template.id} and frame_origins @> array[${origin}::text]`.execute(ctx.db)
    if (removed.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
    await record(ctx, template, 'removeOrigin', { origin })
    return undefined
  },
})

export const createShowcaseKeyUseCase = useCase({
  endpoint: createShowcaseKey,
  load: loadTemplate,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { name } }, template) => {
    await requireRoom(ctx, template.id, 'showcase_key', accessLimits.keys)
    const { key, secret, hash } = newSecret()
    const { id } = await ctx.db
      .insertInto('showcase_key')
      .values({ template_id: template.id, name, key, secret_hash: hash, created_by: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, template, 'createKey', { keyId: id, name })
    return { id, secret }
  },
})

/** Creates a new secret; the previous one remains valid until it is replaced everywhere. */
export const rotateShowcaseKeyUseCase = useCase({
  endpoint: rotateShowcaseKey,
  load: loadKey,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { secretAt, overlapDays } }, key) => {
    const { secret, hash } = nextSecret(key.key)
    const changed = await sql`
      update showcase_key set previous_hash = secret_hash, secret_hash = ${hash}, secret_at = now(),
        previous_until = now() + make_interval(days => ${overlapDays})
      where id = ${key.id} and revoked_at is null and secret_at = ${secretAt}::timestamptz`.execute(ctx.db)
    if (changed.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
    await recordKey(ctx, key, 'rotateKey')
    return { id: key.id, secret }
  },
})

export const revokeShowcaseKeyUseCase = useCase({
  endpoint: revokeShowcaseKey,
  load: loadKey,
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, key) => {
    const revoked = await sql`
      update showcase_key set revoked_at = now(), revoked_by = ${ctx.actor.uid}
      where id = ${key.id} and revoked_at is null`.execute(ctx.db)
    if (revoked.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
    await recordKey(ctx, key, 'revokeKey')
    return undefined
  },
})
