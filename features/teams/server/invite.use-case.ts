import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import type { MemberRole } from '#platform/domain/actor.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { inviteToAccelerator, inviteToProject } from '../contract/invitation.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { forInviting, invitationSubjects, newestInvitations } from './invitation.repository.ts'
import { inviteeOf } from './invitee.ts'
import { sendInvitations } from './send-invitations.ts'

const shown = async (ctx: Context, ids: readonly number[]) =>
  (await readRows(ctx, invitationSubjects, sql`i.id = any(${ids})`, newestInvitations)).map((one) =>
    forInviting(one, ctx.actor),
  )

/** Invites to a project's team. People chosen by name must be initiators, which every active person is (product 4). */
export const inviteToProjectUseCase = useCase({
  endpoint: inviteToProject,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.edit,
  run: async (ctx, { body }, project) => {
    const invitee = await inviteeOf(ctx, body, {
      consent: 'invite_to_projects',
      inactive: 'USER_NOT_INITIATOR',
    })
    if (invitee.knownUid !== null && project.memberUids.includes(invitee.knownUid))
      throw new ProductError('ROLE_ALREADY_GRANTED')
    const { roleInTeam, message } = body
    const ids = await sendInvitations(ctx, invitee, [{ projectId: project.id, roleInTeam, message }], null)
    return stillThere((await shown(ctx, ids))[0])
  },
})

/**
 * Refuses members of the team, which reveals nothing because administrators see its addresses; a blocked member cannot
 * return by invitation.
 */
const refuseMembers = async (
  ctx: Context,
  acceleratorId: number,
  uid: string | null,
  roles: readonly MemberRole[],
): Promise<void> => {
  const { rows } = await sql`
    select from accelerator_member m where m.accelerator_id = ${acceleratorId} and m.person_uid = ${uid}
      and (m.role = any(${roles}) or m.blocked)`.execute(ctx.db)
  if (rows.length > 0) throw new ProductError('ROLE_ALREADY_GRANTED')
}

/** Invites to an accelerator's team: one invitation per role, in one email. */
export const inviteToAcceleratorUseCase = useCase({
  endpoint: inviteToAccelerator,
  load: chosenAccelerator,
  authorize: acceleratorTeam.manage,
  run: async (ctx, { body }, { acceleratorId }) => {
    const roles = [...new Set(body.roles)]
    if (body.admin && !roles.includes('ACC')) throw invalid({ admin: 'INVALID' })
    const invitee = await inviteeOf(ctx, body, {
      consent: 'invite_to_accelerators',
      inactive: 'INVITEE_WITHOUT_ROLES',
    })
    await refuseMembers(ctx, acceleratorId, invitee.knownUid, roles)
    const offers = roles.map((role) => ({
      acceleratorId,
      role,
      admin: body.admin && role === 'ACC',
      message: body.message,
    }))
    return { items: await shown(ctx, await sendInvitations(ctx, invitee, offers, acceleratorId)) }
  },
})
