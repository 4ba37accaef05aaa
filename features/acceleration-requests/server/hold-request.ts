import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { hold, type Held } from '#platform/server/transition.ts'
import { accelerationRequestMachine } from '../domain/acceleration-request.machine.ts'
import {
  findAccelerationRequest,
  type AccelerationRequestSubject,
} from './acceleration-request.repository.ts'

type HeldRequest = Promise<Held<AccelerationRequestSubject> | undefined>

/** Locks an application and reads it under the lock. */
export const holdRequest = ({ db }: Context, id: number): HeldRequest =>
  hold(db, accelerationRequestMachine, id, () => findAccelerationRequest(db, id))

/** The same, if it belongs to the accelerator of the header. Errors: `NOT_FOUND` for one of another. */
export const holdRequestIn = async (ctx: Context, requestId: number, acceleratorId: number): HeldRequest => {
  const request = await holdRequest(ctx, requestId)
  if (request && request.acceleratorId !== acceleratorId) throw notFound()
  return request
}
