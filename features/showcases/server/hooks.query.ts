import { query } from '#platform/server/handler.ts'
import { getShowcaseDeliveries, getShowcaseHooks } from '../contract/showcase-hook.endpoints.ts'
import { publicationTemplates } from '../domain/publication-template.machine.ts'
import { findHook, readDeliveries, readHooks } from './hook.repository.ts'
import { findTemplate } from './template.repository.ts'

export const getShowcaseHooksQuery = query({
  endpoint: getShowcaseHooks,
  load: (ctx, input) => findTemplate(ctx.db, input.query.templateId),
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, { id }) => ({ items: await readHooks(ctx.db, id) }),
})

export const getShowcaseDeliveriesQuery = query({
  endpoint: getShowcaseDeliveries,
  load: (ctx, input) => findHook(ctx.db, input.query.hookId),
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, hook) => ({ items: await readDeliveries(ctx.db, hook) }),
})
