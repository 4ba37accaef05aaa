import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { loggedValue } from '#platform/domain/variables/picture-value.ts'
import { readVariable } from '#platform/domain/variables/read-variable.ts'
import type { SystemVariable } from '#platform/domain/variables/system-variables.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { variableDefaults } from '#platform/server/variables/live-variables.ts'
import * as calls from '../contract/system-variable.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { findVariable, listVariables } from './system-variables.repository.ts'

export const listSystemVariablesQuery = query({
  endpoint: calls.listSystemVariables,
  load: nothing,
  authorize: portalCare.setVariables,
  run: async ({ db }) => ({ items: await listVariables(db) }),
})

const noted = (ctx: Context, key: SystemVariable, action: AuditAction, from: string, to: string) =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'system_variable',
    subjectId: key,
    action,
    details: { value: { from: loggedValue(from), to: loggedValue(to) } },
  })

/** Reads the value that a change replaces, whatever this process read last. */
const valueInForce = async ({ db }: Context, key: SystemVariable): Promise<string> => {
  const row = await db
    .selectFrom('application_setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return String(row?.value ?? variableDefaults(db)[key])
}

type Given = { key: SystemVariable; value: string; version: number }

/** Sets a variable; 409 if another administrator changed it since the person loaded this version. */
const setVariable = async (
  ctx: Context,
  { key, value: typed, version }: Given,
  field: string,
): Promise<void> => {
  const value = readVariable(key, typed)
  if (typeof value === 'object') throw invalid({ [field]: value.error })
  const before = await valueInForce(ctx, key)
  const json = JSON.stringify(value)
  const { rows } =
    version === 0
      ? await sql`insert into application_setting (key, value) values (${key}, ${json}::jsonb)
          on conflict (key) do nothing returning key`.execute(ctx.db)
      : await sql`update application_setting set value = ${json}::jsonb, version = version + 1, updated_at = now()
          where key = ${key} and version = ${version} returning key`.execute(ctx.db)
  if (rows.length === 0) throw new ProductError('STATE_CHANGED')
  await noted(ctx, key, 'set', before, String(value))
}

export const saveSystemVariableUseCase = useCase({
  endpoint: calls.saveSystemVariable,
  load: nothing,
  authorize: portalCare.setVariables,
  run: async (ctx, { body }) => {
    await setVariable(ctx, body, 'value')
    return (after) => findVariable(after.db, body.key)
  },
})

export const importSystemVariablesUseCase = useCase({
  endpoint: calls.importSystemVariables,
  load: nothing,
  authorize: portalCare.setVariables,
  run: async (ctx, { body: { values } }) => {
    // In a fixed order, so that concurrent imports do not deadlock.
    const ordered = values
      .map((one, at) => ({ one, at }))
      .toSorted((a, b) => (a.one.key < b.one.key ? -1 : 1))
    for (const { one, at } of ordered) await setVariable(ctx, one, `values.${at}.value`)
    return async (after) => ({ items: await listVariables(after.db) })
  },
})

export const resetSystemVariableUseCase = useCase({
  endpoint: calls.resetSystemVariable,
  load: nothing,
  authorize: portalCare.setVariables,
  run: async (ctx, { body: { key, version } }) => {
    const before = await valueInForce(ctx, key)
    const { rows } = await sql`
        delete from application_setting where key = ${key} and version = ${version} returning key`.execute(
      ctx.db,
    )
    if (rows.length === 0) throw new ProductError('STATE_CHANGED')
    await noted(ctx, key, 'reset', before, String(variableDefaults(ctx.db)[key]))
    return (after) => findVariable(after.db, key)
  },
})
