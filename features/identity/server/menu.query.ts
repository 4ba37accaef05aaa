import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getMenu } from '../contract/menu.endpoints.ts'
import { activeRole } from '../domain/active-role.rules.ts'
import { menuOf } from '../domain/menu.rules.ts'
import { withSomething } from './menu-conditions.ts'

/** The caller's menu for the active role and the chosen accelerator. */
export const menuQuery = query({
  endpoint: getMenu,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: params, headers }) => {
    const person = ctx.actor
    const acceleratorId = headers['accelerator-id'] ?? null
    return {
      items: await withSomething(ctx, menuOf(person, params.role, acceleratorId)),
      role: activeRole(person, params.role, acceleratorId),
    }
  },
})
