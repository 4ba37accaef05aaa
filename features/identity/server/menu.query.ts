import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getMenu } from '../contract/menu.endpoints.ts'
import { menuOf } from '../domain/menu.rules.ts'

/** The caller's menu for the active role and the chosen accelerator. */
export const menuQuery = query({
  endpoint: getMenu,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: asked, headers }) => ({
    items: menuOf(personOf(ctx.actor)!, asked.role, headers['accelerator-id'] ?? null),
  }),
})
