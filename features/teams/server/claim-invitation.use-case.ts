import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { claimInvitation, findInvitation } from '../contract/invitation.endpoints.ts'
import {
  awaitsAnswer,
  forInvited,
  invitationSubjects,
  newestInvitations,
  type InvitationSubject,
} from './invitation.repository.ts'
import { hashOfToken } from './letter-link.ts'
import { registerInvitation } from './register-invitation.ts'

const ofLetter = async (ctx: Context, token: string): Promise<InvitationSubject[] | undefined> => {
  const found = await readRows(
    ctx,
    invitationSubjects,
    sql`i.token_hash = ${hashOfToken(token)} and ${awaitsAnswer}`,
    newestInvitations,
  )
  return found.length > 0 ? found : undefined
}

/** Who invites to what: all that a link tells by itself; nothing, when it has been used or never was. */
export const findInvitationQuery = query({
  endpoint: findInvitation,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, input) => {
    const [first] = (await ofLetter(ctx, input.query.token)) ?? []
    if (!first) return { invitation: null }
    const { createdBy, team, expired } = first
    return { invitation: { from: createdBy.name, team: { kind: team.kind, name: team.name }, expired } }
  },
})

/**
 * Takes what a letter offers. Its link proves that the address is the caller's: what went to an address the portal did
 * not know becomes theirs; what went to somebody else's account stays with that account. The link works once.
 */
export const claimInvitationUseCase = useCase({
  endpoint: claimInvitation,
  load: (ctx, { body }) => ofLetter(ctx, body.token),
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body }, invitations) => {
    const { uid } = ctx.actor
    if (invitations.some(({ inviteeUid }) => inviteeUid !== null && inviteeUid !== uid))
      throw new ProductError('INVITATION_OF_ANOTHER')
    if (invitations.every(({ expired }) => expired)) throw new ProductError('INVITATION_EXPIRED')
    for (const { id, inviteeUid } of invitations)
      if (inviteeUid === null) await registerInvitation(ctx, id, uid)
    const used = await sql`
      update team_invitation set token_hash = null where token_hash = ${hashOfToken(body.token)}
      returning id`.execute(ctx.db)
    if (used.rows.length === 0) throw new ProductError('STATE_CHANGED')
    const ids = invitations.map(({ id }) => id)
    const taken = await readRows(ctx, invitationSubjects, sql`i.id = any(${ids})`, newestInvitations)
    return { items: taken.map((one) => forInvited(one, ctx.actor)) }
  },
})
