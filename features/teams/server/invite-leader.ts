import type { SignedIn } from '#platform/server/context.ts'
import { inviteeOf } from './invitee.ts'
import { sendInvitations } from './send-invitations.ts'

/** Invites a person, in the accelerator's name, to lead a project that it created and owns. */
export const inviteLeader = async (
  ctx: SignedIn,
  offer: {
    projectId: number
    acceleratorId: number
    email: string
    /** As the accelerator knows it; empty when it does not. */
    name: string
    message: string
    byForm: boolean
    locale: 'ru' | 'en'
  },
): Promise<void> => {
  const { email, acceleratorId, ...rest } = offer
  const invitee = await inviteeOf(
    ctx,
    { email },
    { consent: 'invite_to_projects', inactive: 'USER_NOT_INITIATOR' },
  )
  await sendInvitations(ctx, invitee, [rest], acceleratorId)
}
