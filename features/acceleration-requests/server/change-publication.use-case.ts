import { changePublication } from '#features/showcases'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import { changeProjectPublication } from '../contract/request-access.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { mayAppear } from '../domain/access.rules.ts'
import { findAccelerationRequest } from './acceleration-request.repository.ts'

/** Publishes the project of an accepted application, or withdraws it: its accelerator works with it. */
export const changeProjectPublicationUseCase = useCase({
  endpoint: changeProjectPublication,
  load: async (ctx, { body, headers }) => {
    const request = await findAccelerationRequest(ctx.db, body.requestId)
    if (request && request.acceleratorId !== headers['accelerator-id']) throw notFound()
    return request
  },
  authorize: accelerationRequests.publish,
  run: async (ctx, { body: { action } }, request) => {
    const { status, accessStatus } = request
    if (!mayAppear(request, action))
      throw new ProductError('STATE_CHANGED', { state: accessStatus ?? status })
    await changePublication(ctx, action, request)
    return undefined
  },
})
