import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
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
  createShowcaseHook,
  removeShowcaseHook,
  resendShowcaseDelivery,
  rotateShowcaseHook,
  testShowcaseHook,
  turnShowcaseHook,
} from '../contract/showcase-hook.endpoints.ts'
import { accessLimits } from '../domain/access.rules.ts'
import { publicationTemplates } from '../domain/publication-template.machine.ts'
import { requireRoom } from './access.repository.ts'
import { placeOfHook, showcaseHooks, startHookDeliveries } from './hook-jobs.ts'
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

export const createShowcaseHookUseCase = ({ vault }: ShowcaseSettings) =>
  useCase({
    endpoint: createShowcaseHook,
    load: (ctx, { body }) => findTemplate(ctx.db, body.templateId),
    authorize: publicationTemplates.edit,
    run: async (ctx, { body: { url, kinds } }, template) => {
      await countCreation(ctx.db, ctx.actor.uid)
      await requireRoom(ctx, template.id, 'showcase_hook', accessLimits.hooks)
      const [id, secret] = [await nextHookId(ctx.db, showcaseHooks), newSigningSecret()]
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
      const made = await rotateSecret(ctx.db, showcaseHooks, vault(), { id: hook.id, secretAt })
      await record(ctx, hook, 'rotateHook')
      return made
    },
  })

/** Sends undelivered changes again, with current data. */
const redeliver = async (ctx: Context, hookId: number): Promise<void> => {
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
    await turnHook(ctx.db, showcaseHooks, { id: hook.id, active })
    if (active) {
      await redeliver(ctx, hook.id)
      await startHookDeliveries(ctx.db, hook.templateId)
    }
    await record(ctx, hook, active ? 'turnHookOn' : 'turnHookOff')
    return undefined
  },
})

export const testShowcaseHookUseCase = useCase({
  endpoint: testShowcaseHook,
  load: loadHook,
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, hook) => {
    await sendTest(ctx, showcaseHooks, hook)
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
    await resendDelivery(ctx, showcaseHooks, { id, active: hook.active, deliveryId })
    await record(ctx, { id, ...hook }, 'resendDelivery')
    return undefined
  },
})
