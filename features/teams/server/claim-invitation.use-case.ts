import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { claimInvitation, findInvitation } from '../contract/invitation.endpoints.ts'
import { isOpenState, linkStateOf, maskAddress, provesAddress } from '../domain/invitation-link.rules.ts'
import { teamInvitations } from '../domain/invitation.machine.ts'
import { namePartsOf } from '../domain/invitee-name.rules.ts'
import { forInvited, invitationSubjects, newestInvitations } from './invitation.repository.ts'
import { findByToken, lockByToken } from './link-letter.ts'
import { registerInvitation } from './register-invitation.ts'

const addressOfCaller = async (ctx: Context): Promise<string | null> => {
  if (ctx.actor.kind !== 'person') return null
  const found = await ctx.db
    .selectFrom('person')
    .select('email')
    .where('uid', '=', ctx.actor.uid)
    .executeTakeFirst()
  return found?.email ?? null
}

/**
 * Returns who sent the invitation, to which team and to which address; null if the link is unknown or replaced by a
 * newer email.
 */
export const findInvitationQuery = query({
  endpoint: findInvitation,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, input) => {
    const letter = (await findByToken(ctx, input.query.token)) ?? []
    const first = letter.find(({ status }) => isOpenState(status)) ?? letter[0]
    if (!first) return { invitation: null }
    const own = teamInvitations.openLink.allows(ctx.actor, first)
    const state = linkStateOf(first)
    const isWhole = provesAddress({ state, own, isGuest: ctx.actor.kind === 'guest' })
    return {
      invitation: {
        from: first.createdBy.name,
        team: { kind: first.team.kind, name: first.team.name },
        state,
        // What the email says, for its reader alone.
        message: isWhole ? first.message : '',
        accelerator: first.team.kind === 'ACCELERATOR' ? first.team.name : first.keeperName,
        places: letter
          .filter(({ status }) => status === first.status)
          .map(({ role, admin, roleInTeam, keeperId }) => ({
            role,
            admin,
            roleInTeam,
            leads: keeperId !== null,
          })),
        names: namePartsOf(ctx.actor.kind === 'guest' && state === 'OPEN' ? first.inviteeName : ''),
        address: isWhole ? first.email : maskAddress(first.email),
        registered: first.inviteeUid !== null || first.addresseeUid !== null,
        own,
        account: await addressOfCaller(ctx),
      },
    }
  },
})

/**
 * Opens an email's invitations for the account whose confirmed address was invited. The link alone proves nothing: it
 * may be forwarded, or opened in a browser with another user's session. It works until the invitation is answered.
 */
export const claimInvitationUseCase = useCase({
  endpoint: claimInvitation,
  load: (ctx, { body }) => findByToken(ctx, body.token),
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body }) => {
    const letter = await lockByToken(ctx, body.token)
    if (!letter.every((one) => teamInvitations.openLink.allows(ctx.actor, one)))
      throw new ProductError('INVITATION_OF_ANOTHER')
    const open = letter.filter(({ status }) => isOpenState(status))
    if (open.length === 0) throw new ProductError('STATE_CHANGED')
    if (open.every(({ expired }) => expired)) throw new ProductError('INVITATION_EXPIRED')
    for (const { id, inviteeUid } of open)
      if (inviteeUid === null) await registerInvitation(ctx, id, ctx.actor.uid)
    const ids = open.map(({ id }) => id)
    const opened = await readRows(ctx, invitationSubjects, sql`i.id = any(${ids})`, newestInvitations)
    return { items: opened.map((one) => forInvited(one, ctx.actor)) }
  },
})
