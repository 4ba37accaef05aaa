import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as calls from '../contract/system-variable.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { readVariable as readTyped, type SystemVariable } from '../domain/system-variables.rules.ts'
import type { PortalSettings } from './portal-settings.ts'
import { readVariable, readVariables } from './system-variables.repository.ts'

export const listSystemVariablesQuery = (settings: PortalSettings & { demo: boolean }) =>
  query({
    endpoint: calls.listSystemVariables,
    load: nothing,
    authorize: portalCare.setVariables,
    run: async ({ db }) => ({ items: await readVariables(db, settings) }),
  })

const noted = (ctx: Context, key: SystemVariable, action: AuditAction, from: string, to: string) =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'system_variable',
    subjectId: key,
    action,
    details: { value: { from, to } },
  })

type Given = { key: SystemVariable; value: string; version: number }

/** Sets a variable; 409 if another administrator changed it since the person loaded this version. */
const setVariable = async (
  ctx: Context,
  settings: PortalSettings,
  { key, value: typed, version }: Given,
  field: string,
): Promise<void> => {
  const value = readTyped(key, typed)
  if (typeof value === 'object') throw invalid({ [field]: value.error })
  const before = await readVariable(ctx.db, settings, key)
  const json = JSON.stringify(value)
  const { rows } =
    version === 0
      ? await sql`insert into application_setting (key, value) values (${key}, ${json}::jsonb)
          on conflict (key) do nothing returning key`.execute(ctx.db)
      : await sql`update application_setting set value = ${json}::jsonb, version = version + 1, updated_at = now()
          where key = ${key} and version = ${version} returning key`.execute(ctx.db)
  if (rows.length === 0) throw new ProductError('STATE_CHANGED')
  await noted(ctx, key, 'set', before.value, String(value))
}

export const saveSystemVariableUseCase = (settings: PortalSettings & { demo: boolean }) =>
  useCase({
    endpoint: calls.saveSystemVariable,
    load: nothing,
    authorize: portalCare.setVariables,
    run: async (ctx, { body }) => {
      await setVariable(ctx, settings, body, 'value')
      return (after) => readVariable(after.db, settings, body.key)
    },
  })

export const importSystemVariablesUseCase = (settings: PortalSettings & { demo: boolean }) =>
  useCase({
    endpoint: calls.importSystemVariables,
    load: nothing,
    authorize: portalCare.setVariables,
    run: async (ctx, { body: { values } }) => {
      // In a fixed order, so that concurrent imports do not deadlock.
      const ordered = values
        .map((one, at) => ({ one, at }))
        .toSorted((a, b) => (a.one.key < b.one.key ? -1 : 1))
      for (const { one, at } of ordered) await setVariable(ctx, settings, one, `values.${at}.value`)
      return async (after) => ({ items: await readVariables(after.db, settings) })
    },
  })

export const resetSystemVariableUseCase = (settings: PortalSettings & { demo: boolean }) =>
  useCase({
    endpoint: calls.resetSystemVariable,
    load: nothing,
    authorize: portalCare.setVariables,
    run: async (ctx, { body: { key, version } }) => {
      const before = await readVariable(ctx.db, settings, key)
      const { rows } = await sql`
        delete from application_setting where key = ${key} and version = ${version} returning key`.execute(
        ctx.db,
      )
      if (rows.length === 0) throw new ProductError('STATE_CHANGED')
      await noted(ctx, key, 'reset', before.value, before.default)
      return (after) => readVariable(after.db, settings, key)
    },
  })
