import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  countCreation,
  resendDelivery,
  rotateSecret,
  sendTest,
  turnHook,
} from '#platform/server/hooks/change-hooks.ts'
import { nextHookId } from '#platform/server/hooks/hook-tables.ts'
import { newSigningSecret } from '#platform/server/hooks/sign-message.ts'
import {
  createWebHook,
  removeWebHook,
  resendWebHookDelivery,
  rotateWebHook,
  testWebHook,
  turnWebHookOff,
  turnWebHookOn,
} from '../contract/web-hook.endpoints.ts'
import { maxHooks } from '../domain/hook-events.ts'
import { webHooks } from '../domain/web-hook.policy.ts'
import type { WebHookSettings } from './settings.ts'
import {
  findWebHook,
  findWebHookDelivery,
  placeOfWebHook,
  webHookTables,
  type WebHookSubject,
} from './web-hook.repository.ts'

const load = (ctx: Context, { body }: { body: { hookId: number } }) => findWebHook(ctx.db, body.hookId)

const record = (
  ctx: Context,
  { id, acceleratorId, url }: Pick<WebHookSubject, 'id' | 'acceleratorId' | 'url'>,
  action: AuditAction,
  details: Record<string, unknown> = {},
) =>
  audit(ctx, {
    acceleratorId,
    subject: 'web_hook',
    subjectId: id,
    action,
    // The host alone: the path of a receiver may be a secret.
    details: { name: new URL(url).hostname, ...details },
  })

/** Enforces the limit; the owner is locked, so of two concurrent creations the one above the limit is refused. */
const requireRoom = async ({ db }: Context, uid: string, acceleratorId: number | null): Promise<void> => {
  await (acceleratorId === null
    ? sql`select from person where uid = ${uid} for no key update`.execute(db)
    : sql`select from accelerator where id = ${acceleratorId} for no key update`.execute(db))
  const { rows } = await sql`
    select from web_hook where ${
      acceleratorId === null
        ? sql`created_by = ${uid} and accelerator_id is null`
        : sql`accelerator_id = ${acceleratorId}`
    }`.execute(db)
  if (rows.length >= maxHooks) throw new ProductError('HOOK_LIMIT', { limit: maxHooks })
}

export const createWebHookUseCase = ({ vault }: WebHookSettings) =>
  useCase({
    endpoint: createWebHook,
    load: async ({ actor }, { body: { acceleratorId } }) => ({
      personUid: actor.kind === 'person' ? actor.uid : '',
      acceleratorId,
    }),
    authorize: webHooks.edit,
    run: async (ctx, { body: { url, kinds, acceleratorId } }) => {
      await countCreation(ctx.db, ctx.actor.uid)
      await requireRoom(ctx, ctx.actor.uid, acceleratorId)
      const [id, secret] = [await nextHookId(ctx.db, webHookTables), newSigningSecret()]
      await sql`
        insert into web_hook (id, created_by, accelerator_id, url, kinds, secret) overriding system value
        values (${id}, ${ctx.actor.uid}, ${acceleratorId}, ${url}, ${[...kinds]}::text[],
          ${vault().seal(secret, placeOfWebHook(id))})`.execute(ctx.db)
      await record(ctx, { id, acceleratorId, url }, 'createHook', { kinds })
      return { id, secret }
    },
  })

export const rotateWebHookUseCase = ({ vault }: WebHookSettings) =>
  useCase({
    endpoint: rotateWebHook,
    load,
    authorize: webHooks.edit,
    run: async (ctx, { body: { secretAt } }, hook) => {
      const made = await rotateSecret(ctx.db, webHookTables, vault(), { id: hook.id, secretAt })
      await record(ctx, hook, 'rotateHook')
      return made
    },
  })

export const turnWebHookOnUseCase = useCase({
  endpoint: turnWebHookOn,
  load,
  authorize: webHooks.turnOn,
  run: async (ctx, _input, hook) => {
    await turnHook(ctx.db, webHookTables, { id: hook.id, active: true })
    // From now on it reports what this administrator may see.
    if (hook.personUid !== ctx.actor.uid)
      await sql`update web_hook set created_by = ${ctx.actor.uid} where id = ${hook.id}`.execute(ctx.db)
    await record(ctx, hook, 'turnHookOn')
    return undefined
  },
})

export const turnWebHookOffUseCase = useCase({
  endpoint: turnWebHookOff,
  load,
  authorize: webHooks.end,
  run: async (ctx, _input, hook) => {
    await turnHook(ctx.db, webHookTables, { id: hook.id, active: false })
    await record(ctx, hook, 'turnHookOff')
    return undefined
  },
})

export const testWebHookUseCase = useCase({
  endpoint: testWebHook,
  load,
  authorize: webHooks.edit,
  run: async (ctx, _input, hook) => {
    await sendTest(ctx, webHookTables, hook)
    return undefined
  },
})

export const removeWebHookUseCase = useCase({
  endpoint: removeWebHook,
  load,
  authorize: webHooks.end,
  run: async (ctx, _input, hook) => {
    await deleteRow(ctx.db, 'web_hook', hook.id)
    await record(ctx, hook, 'removeHook')
    return undefined
  },
})

export const resendWebHookDeliveryUseCase = useCase({
  endpoint: resendWebHookDelivery,
  load: (ctx, { body }) => findWebHookDelivery(ctx.db, body.deliveryId),
  authorize: webHooks.edit,
  run: async (ctx, _input, delivery) => {
    await resendDelivery(ctx, webHookTables, delivery)
    await record(ctx, delivery, 'resendDelivery')
    return undefined
  },
})
