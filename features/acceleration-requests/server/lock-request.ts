import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { lockAccelerationRequest } from './acceleration-request.repository.ts'

/** Locks an application of the accelerator in the header. Errors: `NOT_FOUND` for one of another. */
export const lockRequestIn = async ({ db }: Context, requestId: number, acceleratorId: number) => {
  const request = await lockAccelerationRequest(db, requestId)
  if (request && request.acceleratorId !== acceleratorId) throw notFound()
  return request
}
