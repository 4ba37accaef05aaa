import { sql } from 'kysely'
import { stillThere } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { transition } from '#platform/server/transition.ts'
import { approveErasure, listErasureRequests, rejectErasure } from '../contract/erasure.endpoints.ts'
import { erasureRequestMachine, erasureQueue, erasureRequests } from '../domain/erasure-request.machine.ts'
import { erasePerson } from './erase-person.ts'
import { findErasure, erasureRows, readObstacles, refuseObstacles } from './erasure.repository.ts'
import { allErasures } from './erasure.row-set.ts'

/** Requests of all people, pending ones first. */
export const listErasureRequestsQuery = listOf(listErasureRequests, {
  load: nothing,
  authorize: erasureQueue.view,
  rows: erasureRows,
  ...allErasures,
  first: sql`e.status = 'ASKED'`,
  sortings: () => ({ CREATE_DATE: sql`e.id` }),
})

const decided = (ctx: SignedIn) => ({
  decided_by: ctx.actor.uid,
  decided_at: ctx.now.toISOString(),
})

/** Erases the person; obstacles are checked again under locks. */
export const approveErasureUseCase = useCase({
  endpoint: approveErasure,
  load: (ctx, { body }) => findErasure(ctx.db, body.requestId),
  authorize: erasureRequests.decide,
  run: async (ctx, _input, { id, personUid }) => {
    // First: the last two administrators cannot erase each other at the same moment.
    await sql`select from person_role where role = 'ADMIN' order by person_uid for update`.execute(ctx.db)
    // While their row is locked, the person cannot become leader or administrator of anything.
    await sql`select from person where uid = ${personUid} for update`.execute(ctx.db)
    await transition(ctx, erasureRequestMachine, 'approve', {
      id,
      acceleratorId: null,
      facts: async () => {
        const obstacles = await readObstacles(ctx.db, personUid)
        refuseObstacles(obstacles)
        return { personUid, obstacles }
      },
      set: { ...decided(ctx), comment: '' },
      payload: { uid: personUid },
    })
    await erasePerson(ctx, personUid)
    return stillThere((await readRows(ctx, erasureRows, sql`e.id = ${id}`))[0])
  },
})

/** Rejects a request; the person receives the reason. */
export const rejectErasureUseCase = useCase({
  endpoint: rejectErasure,
  load: (ctx, { body }) => findErasure(ctx.db, body.requestId),
  authorize: erasureRequests.decide,
  run: async (ctx, { body: { reason } }, { id, personUid }) => {
    await transition(ctx, erasureRequestMachine, 'reject', {
      id,
      acceleratorId: null,
      facts: async () => ({ personUid, obstacles: [] }),
      comment: reason,
      set: { ...decided(ctx), reason },
      payload: { uid: personUid },
    })
    return stillThere((await readRows(ctx, erasureRows, sql`e.id = ${id}`))[0])
  },
})
