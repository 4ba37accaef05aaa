import { sql } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import { transition } from '#platform/server/transition.ts'
import { approveErasure, listErasureRequests, rejectErasure } from '../contract/erasure.endpoints.ts'
import { erasureRequestMachine } from '../domain/erasure-request.machine.ts'
import { erasureQueue, erasureRequests } from '../domain/erasure-request.policy.ts'
import { erasePerson } from './erase-person.ts'
import { findErasure, readErasures, readObstacles, refuseObstacles } from './erasure.repository.ts'

/** Requests of all people, those that wait first. */
export const listErasureRequestsQuery = query({
  endpoint: listErasureRequests,
  load: nothing,
  authorize: erasureQueue.view,
  run: async (ctx, { query: { status, findText, limit, offset, sortingDirection } }) => {
    const conditions = [sql`true`]
    if (status) conditions.push(sql`e.status = any(${status})`)
    if (findText)
      conditions.push(sql`concat_ws(' ', p.last_name, p.first_name, p.email) ilike ${contains(findText)}`)
    const where = sql.join(conditions, sql` and `)
    const direction = sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const [items, counted] = await Promise.all([
      readErasures(
        ctx,
        where,
        sql`order by e.status = 'ASKED' desc, e.id ${direction} ${pageOf({ limit, offset })}`,
      ),
      countUpTo(
        ctx.db,
        sql`select from erasure_request e join person p on p.uid = e.person_uid where ${where}`,
      ),
    ])
    return { items, ...counted }
  },
})

const decided = (ctx: Context) => ({
  decided_by: personOf(ctx.actor)!.uid,
  decided_at: ctx.now.toISOString(),
})

/** Erases the person; what others depend on is looked at again while nobody can change it. */
export const approveErasureUseCase = useCase({
  endpoint: approveErasure,
  load: (ctx, { body }) => findErasure(ctx.db, body.requestId),
  authorize: erasureRequests.decide,
  run: async (ctx, _input, { id, personUid }) => {
    // First: two last administrators cannot erase each other at the same moment.
    await sql`select from person_role where role = 'ADMIN' order by person_uid for update`.execute(ctx.db)
    // Nobody becomes leader or administrator of anything while their row is locked.
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
    return (await readErasures(ctx, sql`e.id = ${id}`))[0]!
  },
})

/** Rejects a request; the person is told why. */
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
    return (await readErasures(ctx, sql`e.id = ${id}`))[0]!
  },
})
