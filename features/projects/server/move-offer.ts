import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { transition } from '#platform/server/transition.ts'
import { leadershipMachine } from '../domain/leadership.machine.ts'
import type { LeadershipAction } from '../domain/leadership.states.ts'
import { findLeadershipOffer, type LeadershipSubject } from './leadership.repository.ts'

/** Changes the state of an offer. */
export const moveOffer = (ctx: Context, { id }: LeadershipSubject, action: LeadershipAction) =>
  transition(ctx, leadershipMachine, action, {
    id,
    acceleratorId: null,
    facts: async () => stillThere(await findLeadershipOffer(ctx.db, id)),
    set: { decided_at: ctx.now.toISOString() },
  })
