import { sql } from 'kysely'
import { reserveEmail } from '#features/communication'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { deleteInvitation, resendInvitation, revokeInvitation } from '../contract/invitation.endpoints.ts'
import { revokingAction, teamInvitationMachine, teamInvitations } from '../domain/invitation.machine.ts'
import {
  awaitsAnswer,
  findInvitationById,
  forInviting,
  type InvitationSubject,
} from './invitation.repository.ts'

const load = (ctx: Context, { body }: { body: { invitationId: number } }) =>
  findInvitationById(ctx, body.invitationId)

const now = async (ctx: Context, { id }: InvitationSubject) =>
  forInviting(stillThere(await findInvitationById(ctx, id)), ctx.actor)

const note = (ctx: Context, { id, acceleratorId }: InvitationSubject, action: AuditAction) =>
  audit(ctx, { acceleratorId, subject: 'team_invitation', subjectId: id, action })

/** Resends the email: the old link becomes invalid at once, the new one has the full term. */
export const resendInvitationUseCase = useCase({
  endpoint: resendInvitation,
  load,
  authorize: teamInvitations.manage,
  run: async (ctx, _input, invitation) => {
    const renewed = await sql`
      update team_invitation i set token_hash = null, expires_at = default
      where i.id = ${invitation.id} and ${awaitsAnswer} returning i.id`.execute(ctx.db)
    if (renewed.rows.length === 0) throw new ProductError('STATE_CHANGED')
    await reserveEmail(ctx, { email: invitation.email, acceleratorId: invitation.acceleratorId })
    await note(ctx, invitation, 'resend')
    await raise(ctx, 'TeamInvitationSent', { ids: [invitation.id], first: false }, invitation.acceleratorId)
    return now(ctx, invitation)
  },
})

/** Withdraws an invitation; its link then shows so. */
export const revokeInvitationUseCase = useCase({
  endpoint: revokeInvitation,
  load,
  authorize: teamInvitations.manage,
  run: async (ctx, _input, invitation) => {
    await transition(ctx, teamInvitationMachine, revokingAction(invitation.status), {
      id: invitation.id,
      acceleratorId: invitation.acceleratorId,
      facts: async () => stillThere(await findInvitationById(ctx, invitation.id)),
      set: { decided_at: ctx.now.toISOString() },
    })
    return now(ctx, invitation)
  },
})

/** Removes a closed invitation from the inviting side's list; it stays in the invited person's. */
export const deleteInvitationUseCase = useCase({
  endpoint: deleteInvitation,
  load,
  authorize: teamInvitations.manage,
  run: async (ctx, _input, invitation) => {
    const hidden = await sql`
      update team_invitation i set hidden = true where i.id = ${invitation.id} and not (${awaitsAnswer})
      returning i.id`.execute(ctx.db)
    if (hidden.rows.length === 0) throw new ProductError('STATE_CHANGED')
    await note(ctx, invitation, 'delete')
    return undefined
  },
})
