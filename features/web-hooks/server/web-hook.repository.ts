import { sql, type RawBuilder } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hookActionsOf, type HookAction } from '#platform/domain/hooks.rules.ts'
import type { Context, Db } from '#platform/server/context.ts'
import {
  deliveryColumns,
  hookColumns,
  maxDeliveries,
  type HookTables,
} from '#platform/server/hooks/hook-tables.ts'
import type { getWebHookDeliveries, getWebHooks } from '../contract/web-hook.endpoints.ts'
import { webHooks, type WebHookFacts } from '../domain/web-hook.policy.ts'

/** Vault context of a webhook's secret. */
export const placeOfWebHook = (hookId: number): string => `web-hook:${hookId}`

/** Webhooks of people and accelerators. */
export const webHookTables: HookTables = {
  hooks: 'web_hook',
  deliveries: 'web_hook_delivery',
  job: 'deliver-web-hook',
  queue: 'web-hooks',
  place: placeOfWebHook,
}

/** A webhook with the facts of its policy. */
export type WebHookSubject = WebHookFacts & { id: number; active: boolean; personal: boolean; url: string }

const subjectColumns = sql`h.id, h.active, h.accelerator_id is null as personal, h.url, h.created_by as "personUid",
  h.accelerator_id as "acceleratorId"`

/** Loads a webhook by its id. */
export const findWebHook = async (db: Db, id: number): Promise<WebHookSubject | undefined> => {
  const { rows } =
    await sql<WebHookSubject>`select ${subjectColumns} from web_hook h where h.id = ${id}`.execute(db)
  return rows[0]
}

/** Loads a delivery with its webhook. */
export const findWebHookDelivery = async (
  db: Db,
  deliveryId: string,
): Promise<(WebHookSubject & { deliveryId: string }) | undefined> => {
  const { rows } = await sql<WebHookSubject & { deliveryId: string }>`
    select ${subjectColumns}, d.id as "deliveryId"
    from web_hook_delivery d join web_hook h on h.id = d.hook_id where d.id = ${deliveryId}`.execute(db)
  return rows[0]
}

/** Actions that every administrator of its accelerator has on a webhook. */
const ofAdministrators: ReadonlySet<HookAction> = new Set(['deliveries', 'turnOff', 'turnOn', 'remove'])

const actionsFor = (
  { actor }: Pick<Context, 'actor'>,
  facts: WebHookFacts,
  active: boolean,
): HookAction[] => {
  const all = hookActionsOf(active)
  if (webHooks.edit.allows(actor, facts)) return all
  return webHooks.end.allows(actor, facts) ? all.filter((one) => ofAdministrators.has(one)) : ['deliveries']
}

type Shown = ResponseOf<typeof getWebHooks>['hooks'][number]

/** Reads webhooks `h` with the actions that the caller has. */
export const readWebHooks = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  where: RawBuilder<unknown>,
): Promise<Shown[]> => {
  const { rows } = await sql<Omit<Shown, 'actions'>>`
    select ${hookColumns(webHookTables)},
      case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as accelerator
    from web_hook h join person c on c.uid = h.created_by left join accelerator a on a.id = h.accelerator_id
    where ${where} order by h.id`.execute(ctx.db)
  return rows.map((row) => ({
    ...row,
    actions: actionsFor(
      ctx,
      { personUid: row.createdBy.uid, acceleratorId: row.accelerator?.id ?? null },
      row.active,
    ),
  }))
}

type ShownDelivery = ResponseOf<typeof getWebHookDeliveries>['items'][number]

/** Recent deliveries of a webhook. */
export const readWebHookDeliveries = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  hook: WebHookSubject,
): Promise<ShownDelivery[]> => {
  const mayResend = hook.active && webHooks.edit.allows(actor, hook)
  const { rows } = await sql<Omit<ShownDelivery, 'actions'>>`
    select ${deliveryColumns}, d.subject_id as "subjectId"
    from web_hook_delivery d where d.hook_id = ${hook.id} order by d.created_at desc, d.id limit ${maxDeliveries}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, actions: mayResend && row.outcome !== 'WAITING' ? ['resend'] : [] }))
}
