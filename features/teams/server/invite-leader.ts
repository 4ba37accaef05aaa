import type { Context } from '#platform/server/context.ts'
import { inviteeOf } from './invitee.ts'
import { countImportedLetter, sendInvitations } from './send-invitations.ts'

/** Invites into the team of a project that was brought for somebody; the caller leads the project until they come. */
export const inviteLeader = async (
  ctx: Context,
  offer: { projectId: number; email: string; roleInTeam: string; message: string },
): Promise<void> => {
  const { email, ...rest } = offer
  const invitee = await inviteeOf(
    ctx.db,
    { email },
    { consent: 'invite_to_projects', inactive: 'USER_NOT_INITIATOR' },
  )
  await sendInvitations(ctx, invitee, [rest], countImportedLetter)
}
