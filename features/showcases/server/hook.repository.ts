import { sql } from 'kysely'
import type { z } from 'zod'
import { hookActionsOf } from '#platform/domain/hooks.rules.ts'
import type { Db } from '#platform/server/context.ts'
import { deliveryColumns, hookColumns, maxDeliveries } from '#platform/server/hooks/hook-tables.ts'
import type { delivery, hook } from '../contract/showcase-hook.schemas.ts'
import type { TemplateFacts } from '../domain/publication-template.machine.ts'
import { showcaseHooks } from './hook-jobs.ts'

type Shown = z.output<typeof hook>
type ShownDelivery = z.output<typeof delivery>

/** The webhooks of a showcase, for those who may change them. */
export const readHooks = async (db: Db, templateId: number): Promise<Shown[]> => {
  const { rows } = await sql<Omit<Shown, 'actions'>>`
    select ${hookColumns(showcaseHooks)}
    from showcase_hook h join person c on c.uid = h.created_by where h.template_id = ${templateId} order by h.id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, actions: hookActionsOf(row.active) }))
}

/** A webhook with the facts of its showcase's policy. */
export type HookSubject = TemplateFacts & { id: number; templateId: number; active: boolean }

export const findHook = async (db: Db, id: number): Promise<HookSubject | undefined> => {
  const { rows } = await sql<HookSubject>`
    select h.id, h.template_id as "templateId", h.active, s.accelerator_id as "acceleratorId"
    from showcase_hook h join publication_template s on s.id = h.template_id where h.id = ${id}`.execute(db)
  return rows[0]
}

/** Recent deliveries of a webhook. */
export const readDeliveries = async (db: Db, { id, active }: HookSubject): Promise<ShownDelivery[]> => {
  const { rows } = await sql<Omit<ShownDelivery, 'actions'>>`
    select ${deliveryColumns}, d.project_id as "projectId"
    from showcase_delivery d where d.hook_id = ${id} order by d.created_at desc, d.id limit ${maxDeliveries}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, actions: active && row.outcome !== 'WAITING' ? ['resend'] : [] }))
}

/** A delivery with its webhook. */
export type DeliverySubject = HookSubject & { deliveryId: string; outcome: ShownDelivery['outcome'] }

export const findDelivery = async (db: Db, deliveryId: string): Promise<DeliverySubject | undefined> => {
  const { rows } = await sql<DeliverySubject>`
    select h.id, h.template_id as "templateId", h.active, s.accelerator_id as "acceleratorId", d.id as "deliveryId", d.outcome
    from showcase_delivery d join showcase_hook h on h.id = d.hook_id join publication_template s on s.id = h.template_id
    where d.id = ${deliveryId}`.execute(db)
  return rows[0]
}
