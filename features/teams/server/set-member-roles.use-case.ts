import { sql } from 'kysely'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { MemberRole } from '#platform/domain/actor.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { setMemberRoles } from '../contract/accelerator-team.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { lockedMember, memberChanged, memberNow, type MemberSubject } from './change-team.ts'
import { leaveTracking } from './leave-tracking.ts'

const tracks = (roles: readonly MemberRole[]): boolean => roles.includes('TRC') || roles.includes('TRC_TEAM')

const writeRoles = async (
  ctx: Context,
  { acceleratorId, member }: MemberSubject,
  roles: readonly MemberRole[],
  admin: boolean,
): Promise<void> => {
  const { uid } = member.person
  await sql`
    delete from accelerator_member
    where accelerator_id = ${acceleratorId} and person_uid = ${uid} and role <> all(${roles})`.execute(ctx.db)
  await sql`
    insert into accelerator_member as m (accelerator_id, person_uid, role, admin, blocked)
    select ${acceleratorId}, ${uid}, role, ${admin} and role = 'ACC', ${member.status === 'B'}
    from unnest(${roles}::text[]) role
    on conflict (accelerator_id, person_uid, role) do update set admin = excluded.admin`.execute(ctx.db)
}

const load = lockedMember((_ctx, { body }: InputOf<typeof setMemberRoles>) => body.personUid)

/** Replaces a member's roles and sets whether they administer the accelerator. */
export const setMemberRolesUseCase = useCase({
  endpoint: setMemberRoles,
  load,
  authorize: acceleratorTeam.manage,
  run: async (ctx, { body: { roles: newRoles, admin, replacementUid, releaseProjects } }, subject) => {
    const roles = [...new Set(newRoles)]
    if (admin && !roles.includes('ACC')) throw invalid({ admin: 'INVALID' })
    const { acceleratorId, member } = subject
    if (tracks(member.roles) && !tracks(roles))
      await leaveTracking(ctx, {
        acceleratorId,
        personUid: member.person.uid,
        replacementUid,
        releaseProjects,
      })
    await writeRoles(ctx, subject, roles, admin)
    await memberChanged(
      ctx,
      subject,
      'AcceleratorRolesChanged',
      { roles, admin },
      { lost: (member.admin && !admin) || member.roles.some((role) => !roles.includes(role)) },
    )
    return memberNow(ctx, subject)
  },
})
