import { addProjectMember, lockProject } from '#features/projects'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { acceptInvitation, declineInvitation } from '../contract/invitation.endpoints.ts'
import { teamInvitationMachine, teamInvitations } from '../domain/invitation.machine.ts'
import { findInvitationById, forInvited, type InvitationSubject } from './invitation.repository.ts'
import { joinAccelerator } from './join-accelerator.ts'

const load = (ctx: Context, { body }: { body: { invitationId: number } }) =>
  findInvitationById(ctx, body.invitationId)

const answer = async (ctx: Context, invitation: InvitationSubject, action: 'accept' | 'decline') => {
  await transition(ctx, teamInvitationMachine, action, {
    id: invitation.id,
    acceleratorId: invitation.acceleratorId,
    facts: async () => stillThere(await findInvitationById(ctx, invitation.id)),
    set: { decided_at: ctx.now.toISOString() },
  })
  return async () => forInvited(stillThere(await findInvitationById(ctx, invitation.id)), ctx.actor)
}

const join = async (ctx: SignedIn, invitation: InvitationSubject): Promise<void> => {
  const { projectId, acceleratorId, roleInTeam, role, admin } = invitation
  const personUid = ctx.actor.uid
  if (projectId !== null) await addProjectMember(ctx, { projectId, personUid, roleInTeam })
  else await joinAccelerator(ctx, { acceleratorId: acceleratorId!, personUid, role: role!, admin })
}

/** Adds the invited person to the project's team, or to the accelerator with the offered role. */
export const acceptInvitationUseCase = useCase({
  endpoint: acceptInvitation,
  load,
  authorize: teamInvitations.answer,
  run: async (ctx, _input, invitation) => {
    if (invitation.projectId !== null) await lockProject(ctx.db, invitation.projectId)
    const shown = await answer(ctx, invitation, 'accept')
    await join(ctx, invitation)
    return shown()
  },
})

export const declineInvitationUseCase = useCase({
  endpoint: declineInvitation,
  load,
  authorize: teamInvitations.answer,
  run: async (ctx, _input, invitation) => (await answer(ctx, invitation, 'decline'))(),
})
