import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { transition } from '#platform/server/transition.ts'
import { teamInvitationMachine } from '../domain/invitation.machine.ts'
import { findInvitationById } from './invitation.repository.ts'

/** Assigns an invitation to the person who proved that they own its address. */
export const registerInvitation = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  id: number,
  claimantUid: string,
): Promise<void> => {
  const invitation = await findInvitationById(ctx, id)
  await transition(ctx, teamInvitationMachine, 'register', {
    id,
    acceleratorId: invitation?.acceleratorId ?? null,
    facts: async () => ({ ...stillThere(await findInvitationById(ctx, id)), claimantUid }),
    set: { person_uid: claimantUid },
  })
}
