import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  acceptLeadership,
  declineLeadership,
  offerLeadership,
  revokeLeadership,
} from '../contract/team.endpoints.ts'
import { leadershipOffers } from '../domain/leadership.machine.ts'
import { projectMembers } from '../domain/project-member.policy.ts'
import { findLeadershipOffer, shownOffer } from './leadership.repository.ts'
import { moveOffer } from './move-offer.ts'
import { findProjectOfMember, lockProject } from './project.repository.ts'

/** Offers a member the lead: nothing changes until they accept. */
export const offerLeadershipUseCase = useCase({
  endpoint: offerLeadership,
  load: (ctx, { body }) => findProjectOfMember(ctx.db, body.memberId),
  authorize: projectMembers.promote,
  run: async (ctx, _input, { id, memberUid }) => {
    await countAsking(ctx)
    const made = await ctx.db
      .insertInto('project_leadership_offer')
      .values({ project_id: id, from_uid: ctx.actor.uid, to_uid: memberUid })
      .returning('id')
      .executeTakeFirstOrThrow()
    const offer = stillThere(await findLeadershipOffer(ctx.db, made.id))
    if (!offer.possible) throw new ProductError('USER_NOT_INITIATOR')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: id,
      action: 'offerLeadership',
      details: { personUid: memberUid },
    })
    await raise(ctx, 'LeadershipOffered', { id: made.id }, null)
    return shownOffer(ctx, offer)
  },
})

const load = (ctx: Context, { body }: { body: { offerId: number } }) =>
  findLeadershipOffer(ctx.db, body.offerId)

/** The member accepts, and leads from now on; the old leader stays in the team. */
export const acceptLeadershipUseCase = useCase({
  endpoint: acceptLeadership,
  load,
  authorize: leadershipOffers.receive,
  run: async (ctx, _input, offer) => {
    await lockProject(ctx.db, offer.projectId)
    await moveOffer(ctx, offer, 'accept')
    await ctx.db
      .updateTable('project')
      .set({ leader_uid: offer.toUid, updated_at: ctx.now.toISOString() })
      .where('id', '=', offer.projectId)
      .execute()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: offer.projectId,
      action: 'changeLeader',
      details: { personUid: offer.toUid },
    })
    return undefined
  },
})

export const declineLeadershipUseCase = useCase({
  endpoint: declineLeadership,
  load,
  authorize: leadershipOffers.receive,
  run: async (ctx, _input, offer) => {
    await moveOffer(ctx, offer, 'decline')
    return undefined
  },
})

/** The leader withdraws the offer. */
export const revokeLeadershipUseCase = useCase({
  endpoint: revokeLeadership,
  load,
  authorize: leadershipOffers.give,
  run: async (ctx, _input, offer) => {
    await moveOffer(ctx, offer, 'revoke')
    return undefined
  },
})
