import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { displayName } from '#platform/server/sql.ts'
import { getTokenInfo } from '../contract/session.endpoints.ts'

/** The person of the token, with all roles. */
export const tokenInfoQuery = query({
  endpoint: getTokenInfo,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const { uid, roles, memberships, accessFlags, impersonatedBy } = ctx.actor
    const row = await ctx.db
      .selectFrom('person')
      .select(['email', 'last_name', 'first_name', 'middle_name', 'avatar_url', 'locale', 'default_role'])
      .select(displayName('person').as('name'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    return {
      uid,
      email: row.email,
      lastName: row.last_name,
      firstName: row.first_name,
      middleName: row.middle_name,
      name: row.name,
      avatarUrl: row.avatar_url,
      locale: row.locale,
      roles: [...new Set([...roles, ...memberships.flatMap((membership) => membership.roles)])],
      defaultRole: row.default_role,
      accessFlags,
      impersonatedBy,
    }
  },
})
