import { sql } from 'kysely'
import type { z } from 'zod'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { Db } from '#platform/server/context.ts'
import { query, useCase, type Handler } from '#platform/server/handler.ts'
import type { ReadSetting, SaveSetting } from '../../contract/expertise-setting.ts'
import { expertises } from '../../domain/expert-job.policy.ts'

/** Columns of an accelerator's expertise settings. */
type Column =
  | 'currencies'
  | 'expert_accept_days'
  | 'expert_outside_orders'
  | 'expert_reads_others'
  | 'expert_reassign_days'

type Value = boolean | number | null | readonly string[]

export const readSettingOf = async <V extends Value>(
  db: Db,
  column: Column,
  acceleratorId: number,
): Promise<V> => {
  const { rows } = await sql<{ value: V }>`
    select ${sql.ref(column)} as value from accelerator where id = ${acceleratorId}`.execute(db)
  return rows[0]!.value
}

/** Query of a setting, for those who may order. */
export const settingQuery = <V extends Value>(
  endpoint: ReadSetting<string, z.ZodType<V, V>>,
  column: Column,
): Handler =>
  query({
    endpoint,
    load: chosenAccelerator,
    authorize: expertises.order,
    run: async ({ db, actor }, _input, expertise) => ({
      value: await readSettingOf<V>(db, column, expertise.acceleratorId),
      editable: expertises.set.allows(actor, expertise),
    }),
  })

/** Use case that changes a setting and records it in the audit trail, for administrators. */
export const settingUseCase = <V extends Value>(
  endpoint: SaveSetting<string, z.ZodType<V, V>>,
  column: Column,
  noted: (value: V) => { action: AuditAction; details?: Record<string, unknown> },
): Handler =>
  useCase({
    endpoint,
    load: chosenAccelerator,
    authorize: expertises.set,
    concerns: ({ acceleratorId }) => ({ acceleratorId }),
    run: async (ctx, { body: { value } }, { acceleratorId }) => {
      await sql`update accelerator set ${sql.ref(column)} = ${value} where id = ${acceleratorId}`.execute(
        ctx.db,
      )
      await audit(ctx, {
        acceleratorId,
        subject: 'accelerator',
        subjectId: acceleratorId,
        ...noted(value),
      })
      return { value, editable: true }
    },
  })
