import { sql } from 'kysely'
import { isThemselves, type MemberRole } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listMemberAdmins, listMemberTeams } from '../contract/member.endpoints.ts'
import { logoUrl } from './logo-url.ts'

type Row = { id: number; name: string | null; logoUrl: string | null; admin: boolean; roles: MemberRole[] }

const memberships = async (ctx: SignedIn, adminsOnly: boolean) => {
  const uid = ctx.actor.uid
  const { rows } = await sql<Row>`
    select a.id, nullif(a.name, '') as name, ${logoUrl} as "logoUrl", bool_or(m.admin) as admin,
      array_agg(m.role order by m.role) as roles
    from counted_membership m join accelerator a on a.id = m.accelerator_id
    where m.person_uid = ${uid}
    group by a.id
    having not ${adminsOnly} or bool_or(m.admin)
    order by a.name, a.id`.execute(ctx.db)
  // An administrator who is logged in as another person cannot leave a team on their behalf.
  const actions = isThemselves(ctx.actor) ? (['leave'] as const).slice() : []
  return { items: rows.map((row) => ({ ...row, uid, actions })) }
}

/** Accelerators in which the caller works. */
export const listMemberTeamsQuery = query({
  endpoint: listMemberTeams,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: (ctx) => memberships(ctx, false),
})

export const listMemberAdminsQuery = query({
  endpoint: listMemberAdmins,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: (ctx) => memberships(ctx, true),
})
