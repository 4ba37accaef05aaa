import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getAcceleratorHooks, getWebHookDeliveries, getWebHooks } from '../contract/web-hook.endpoints.ts'
import { webHooks } from '../domain/web-hook.policy.ts'
import { findWebHook, readWebHookDeliveries, readWebHooks } from './web-hook.repository.ts'

export const getWebHooksQuery = query({
  endpoint: getWebHooks,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const administered = ctx.actor.memberships
      .filter(({ admin }) => admin)
      .map(({ acceleratorId }) => acceleratorId)
    const [hooks, { rows: accelerators }] = await Promise.all([
      readWebHooks(ctx, sql`h.created_by = ${ctx.actor.uid} and h.accelerator_id is null`),
      sql<{ id: number; name: string }>`
        select id, name from accelerator where id = any(${administered}) order by name`.execute(ctx.db),
    ])
    return { hooks, accelerators }
  },
})

export const getAcceleratorHooksQuery = query({
  endpoint: getAcceleratorHooks,
  load: async (_ctx, { query: { acceleratorId } }) => ({ personUid: '', acceleratorId }),
  authorize: webHooks.listOfAccelerator,
  run: async (ctx, _input, { acceleratorId }) => ({
    hooks: await readWebHooks(ctx, sql`h.accelerator_id = ${acceleratorId}`),
  }),
})

export const getWebHookDeliveriesQuery = query({
  endpoint: getWebHookDeliveries,
  load: (ctx, { query: { hookId } }) => findWebHook(ctx.db, hookId),
  authorize: webHooks.view,
  run: async (ctx, _input, hook) => ({ items: await readWebHookDeliveries(ctx, hook) }),
})
