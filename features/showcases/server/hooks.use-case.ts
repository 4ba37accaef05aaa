import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import {
  createShowcaseHook,
  removeShowcaseHook,
  resendShowcaseDelivery,
  rotateShowcaseHook,
  testShowcaseHook,
  turnShowcaseHook,
} from '../contract/showcase-hook.endpoints.ts'
import { accessLimits } from '../domain/access.rules.ts'
import { publicationTemplates } from '../domain/publication-template.policy.ts'
import { requireRoom } from './access.repository.ts'
import { nextHookId, placeOfHook, sendDelivery, startHookDeliveries } from './hook-jobs.ts'
import { findDelivery, findHook, type HookSubject } from './hook.repository.ts'
import type { ShowcaseSettings } from './settings.ts'
import { findTemplate } from './template.repository.ts'

const loadHook = (ctx: Context, { body }: { body: { hookId: number } }) => findHook(ctx.db, body.hookId)

const record = (
  ctx: Context,
  { id, templateId, acceleratorId }: Omit<HookSubject, 'active'>,
  action: AuditAction,
) =>
  audit(ctx, {
    acceleratorId,
    subject: 'publication_template',
    subjectId: templateId,
    action,
    details: { hookId: id },
  })

/** The prefix identifies a secret found in a file. */
const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

export const createShowcaseHookUseCase = ({ vault }: ShowcaseSettings) =>
  useCase({
    endpoint: createShowcaseHook,
    load: (ctx, { body }) => findTemplate(ctx.db, body.templateId),
    authorize: publicationTemplates.edit,
    run: async (ctx, { body: { url, kinds } }, template) => {
      await requireRoom(ctx, template.id, 'showcase_hook', accessLimits.hooks)
      const [id, secret] = [await nextHookId(ctx.db), newSigningSecret()]
      // Earlier changes are read by key: a webhook sends later ones only.
      await sql`
        insert into showcase_hook (id, template_id, url, kinds, secret, created_by, told_number) overriding system value
        values (${id}, ${template.id}, ${url}, ${[...kinds]}::text[], ${vault().seal(secret, placeOfHook(id))}, ${ctx.actor.uid},
          coalesce((select max(number) from showcase_change where template_id = ${template.id}), 0))`.execute(
        ctx.db,
      )
      await record(ctx, { id, templateId: template.id, acceleratorId: template.acceleratorId }, 'createHook')
      return { id, secret }
    },
  })

export const rotateShowcaseHookUseCase = ({ vault }: ShowcaseSettings) =>
  useCase({
    endpoint: rotateShowcaseHook,
    load: loadHook,
    authorize: publicationTemplates.edit,
    run: async (ctx, { body: { secretAt } }, hook) => {
      const secret = newSigningSecret()
      const changed = await sql`
        update showcase_hook set previous_secret = secret, previous_until = now() + interval '1 day',
          secret = ${vault().seal(secret, placeOfHook(hook.id))}, secret_at = now()
        where id = ${hook.id} and secret_at = ${secretAt}::timestamptz`.execute(ctx.db)
      if (changed.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
      await record(ctx, hook, 'rotateHook')
      return { id: hook.id, secret }
    },
  })

/** Sends undelivered changes again, with current data. */
const tellAgain = async (ctx: Context, hookId: number): Promise<void> => {
  await sql`
    with undelivered as (
      delete from showcase_delivery where hook_id = ${hookId} and outcome <> 'DELIVERED' and kind <> 'TEST' returning number)
    update showcase_hook set told_number = least(told_number, coalesce((select min(number) - 1 from undelivered), told_number))
    where id = ${hookId}`.execute(ctx.db)
}

export const turnShowcaseHookUseCase = useCase({
  endpoint: turnShowcaseHook,
  load: loadHook,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { active } }, hook) => {
    const turned = await sql`
      update showcase_hook set active = ${active}, stopped_at = null, failures = 0, failing_since = null
      where id = ${hook.id} and active <> ${active}`.execute(ctx.db)
    if (turned.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
    if (active) {
      await tellAgain(ctx, hook.id)
      await startHookDeliveries(ctx.db, hook.templateId)
    }
    await record(ctx, hook, active ? 'turnHookOn' : 'turnHookOff')
    return undefined
  },
})

/** Rate limit of sending by hand: for testing, not for load. */
const byHand = { hits: 20, seconds: 3600 }

/** Requires that the webhook is enabled, and below the rate limit of sending by hand. */
const requireReady = async (
  { db }: Context,
  { id, active }: Pick<HookSubject, 'id' | 'active'>,
): Promise<void> => {
  if (!active) throw new ProductError('STATE_CHANGED')
  await countHit(db, `showcase-hook:${id}`, byHand)
}

export const testShowcaseHookUseCase = useCase({
  endpoint: testShowcaseHook,
  load: loadHook,
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, hook) => {
    await requireReady(ctx, hook)
    const { rows } = await sql<{ id: string }>`
      insert into showcase_delivery (hook_id, kind, changed_at) values (${hook.id}, 'TEST', ${ctx.now.toISOString()})
      returning id`.execute(ctx.db)
    await sendDelivery(ctx.db, { id: rows[0]!.id, hookId: hook.id })
    return undefined
  },
})

export const removeShowcaseHookUseCase = useCase({
  endpoint: removeShowcaseHook,
  load: loadHook,
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, hook) => {
    await deleteRow(ctx.db, 'showcase_hook', hook.id)
    await record(ctx, hook, 'removeHook')
    return undefined
  },
})

/** Sends a delivery again unchanged: receivers recognize its id. */
export const resendShowcaseDeliveryUseCase = useCase({
  endpoint: resendShowcaseDelivery,
  load: (ctx, { body }) => findDelivery(ctx.db, body.deliveryId),
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, { id, deliveryId, ...hook }) => {
    await requireReady(ctx, { ...hook, id })
    const again = await sql`
      update showcase_delivery set outcome = 'WAITING', problem = null, http_status = null
      where id = ${deliveryId} and outcome <> 'WAITING'`.execute(ctx.db)
    if (again.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
    await sendDelivery(ctx.db, { id: deliveryId, hookId: id })
    await record(ctx, { id, ...hook }, 'resendDelivery')
    return undefined
  },
})
