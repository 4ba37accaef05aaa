import type { SignedIn } from '#platform/server/context.ts'
import { inviteeOf } from './invitee.ts'
import { sendInvitations } from './send-invitations.ts'

/** Invites, in the accelerator's name, into the team of a project that it brought; the caller leads it until they come. */
export const inviteLeader = async (
  ctx: SignedIn,
  offer: { projectId: number; acceleratorId: number; email: string; roleInTeam: string; message: string },
): Promise<void> => {
  const { email, acceleratorId, ...rest } = offer
  const invitee = await inviteeOf(
    ctx,
    { email },
    { consent: 'invite_to_projects', inactive: 'USER_NOT_INITIATOR' },
  )
  await sendInvitations(ctx, invitee, [rest], acceleratorId)
}
