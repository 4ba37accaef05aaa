import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { delivery, hook } from '../contract/showcase-hook.schemas.ts'
import type { TemplateFacts } from '../domain/publication-template.policy.ts'

type Shown = z.output<typeof hook>
type ShownDelivery = z.output<typeof delivery>

/** Maximum number of deliveries shown per webhook. */
const mostDeliveries = 50

const actionsOn = ({ active }: Pick<Shown, 'active'>): Shown['actions'] => [
  'deliveries',
  ...(active ? (['test', 'rotate', 'turnOff'] as const) : (['rotate', 'turnOn'] as const)),
  'remove',
]

/** The webhooks of a showcase, for those who may change them. */
export const readHooks = async (db: Db, templateId: number): Promise<Shown[]> => {
  const { rows } = await sql<Omit<Shown, 'actions'>>`
    select h.id, h.url, h.kinds, h.active, h.stopped_at as "stoppedAt", h.failures,
      (select max(d.last_at) from showcase_delivery d where d.hook_id = h.id and d.outcome = 'DELIVERED') as "lastDeliveredAt",
      ${personRefJson('c')} as "createdBy", h.created_at as "createdAt", h.secret_at as "secretAt"
    from showcase_hook h join person c on c.uid = h.created_by where h.template_id = ${templateId} order by h.id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, actions: actionsOn(row) }))
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
    select id, kind, project_id as "projectId", changed_at as "changedAt", outcome, attempts, http_status as "httpStatus",
      problem, last_at as "lastAt"
    from showcase_delivery where hook_id = ${id} order by created_at desc, id limit ${mostDeliveries}`.execute(
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
