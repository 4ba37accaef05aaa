import { sql } from 'kysely'
import { createParticipation } from '#features/participations'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { transition, type Held } from '#platform/server/transition.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
  revokeAccelerationRequest,
} from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequestMachine } from '../domain/acceleration-request.machine.ts'
import { accelerationRequests } from '../domain/acceleration-request.policy.ts'
import type { AccelerationRequestAction } from '../domain/states.ts'
import {
  accelerationRequestRows,
  type AccelerationRequestSubject,
} from './acceleration-request.repository.ts'
import { holdRequest, holdRequestIn } from './hold-request.ts'

const decide = async (
  ctx: SignedIn,
  request: Held<AccelerationRequestSubject>,
  action: AccelerationRequestAction,
  reason = '',
) => {
  await transition(ctx, accelerationRequestMachine, action, {
    id: request.id,
    acceleratorId: request.acceleratorId,
    facts: request,
    comment: reason,
    // The application moves once, to where its tasks are.
    ...(action === 'accept' ? { ahead: () => createParticipation(ctx.db, request.id) } : {}),
    set: { reason, decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString() },
  })
  return async (after: Context) =>
    (await readRows(after, accelerationRequestRows, sql`r.id = ${request.id}`))[0]!
}

/** The accelerator accepts: the participation and its tasks are made in the same transaction. */
export const acceptAccelerationRequestUseCase = useCase({
  endpoint: acceptAccelerationRequest,
  load: (ctx, { query, headers }) => holdRequestIn(ctx, query.requestId, headers['accelerator-id']),
  authorize: accelerationRequests.decide,
  run: (ctx, _input, request) => decide(ctx, request, 'accept'),
})

/** The accelerator rejects and says why. */
export const rejectAccelerationRequestUseCase = useCase({
  endpoint: rejectAccelerationRequest,
  load: (ctx, { query, headers }) => holdRequestIn(ctx, query.requestId, headers['accelerator-id']),
  authorize: accelerationRequests.decide,
  run: (ctx, { body }, request) => decide(ctx, request, 'reject', body.reason),
})

/** The project's leader takes the application back. */
export const revokeAccelerationRequestUseCase = useCase({
  endpoint: revokeAccelerationRequest,
  load: (ctx, { query }) => holdRequest(ctx, query.requestId),
  authorize: accelerationRequests.revoke,
  run: (ctx, _input, request) => decide(ctx, request, 'revoke'),
})
