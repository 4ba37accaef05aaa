import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import type { Locked } from '#platform/server/transition.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
  revokeAccelerationRequest,
} from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import type { DecisionWords } from '../domain/decision.rules.ts'
import type { AccelerationRequestAction } from '../domain/states.ts'
import {
  accelerationRequestRows,
  lockAccelerationRequest,
  type AccelerationRequestSubject,
} from './acceleration-request.repository.ts'
import { decide } from './decide.ts'
import { lockRequestIn } from './lock-request.ts'

const decided = async (
  ctx: SignedIn,
  request: Locked<AccelerationRequestSubject>,
  action: AccelerationRequestAction,
  words: Partial<DecisionWords> = {},
) => {
  await decide(ctx, request, action, { words })
  return async (after: Context) =>
    stillThere((await readRows(after, accelerationRequestRows, sql`r.id = ${request.id}`))[0])
}

/** The accelerator accepts: the participation and its tasks are created in the same transaction. */
export const acceptAccelerationRequestUseCase = useCase({
  endpoint: acceptAccelerationRequest,
  load: (ctx, { query, headers }) => lockRequestIn(ctx, query.requestId, headers['accelerator-id']),
  authorize: accelerationRequests.decide,
  run: (ctx, { body }, request) => decided(ctx, request, 'accept', body),
})

/** The accelerator rejects with a reason. */
export const rejectAccelerationRequestUseCase = useCase({
  endpoint: rejectAccelerationRequest,
  load: (ctx, { query, headers }) => lockRequestIn(ctx, query.requestId, headers['accelerator-id']),
  authorize: accelerationRequests.decide,
  run: async (ctx, { body }, request) => {
    await checkValues(ctx.db, 'REJECTION_REASONS', body.reasonIds, 'reasonIds')
    return decided(ctx, request, 'reject', body)
  },
})

/** The project's leader withdraws the application. */
export const revokeAccelerationRequestUseCase = useCase({
  endpoint: revokeAccelerationRequest,
  load: ({ db }, { query }) => lockAccelerationRequest(db, query.requestId),
  authorize: accelerationRequests.revoke,
  run: (ctx, _input, request) => decided(ctx, request, 'revoke'),
})
