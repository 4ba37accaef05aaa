import { lockWork, removeUntouchedWork } from '#features/participations'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { deleteAccelerationRequest } from '../contract/request-access.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { lockRequestIn } from './lock-request.ts'

/**
 * Deletes an application in any state, with its participations if none was started. Its audit trail remains; reports no
 * longer count it, also on past days, which is why work that somebody has begun, here or on an earlier track, prevents it.
 */
export const deleteAccelerationRequestUseCase = useCase({
  endpoint: deleteAccelerationRequest,
  load: async (ctx, { body, headers }) => {
    await lockWork(ctx.db, body.requestId)
    return lockRequestIn(ctx, body.requestId, headers['accelerator-id'])
  },
  authorize: accelerationRequests.erase,
  run: async (
    ctx,
    { body: { reason } },
    { id, acceleratorId, projectId, project, track, trackId, status },
  ) => {
    if (status === 'ACCEPT' && !(await removeUntouchedWork(ctx.db, id)))
      throw new ProductError('WORK_STARTED')
    await ctx.db.deleteFrom('acceleration_request').where('id', '=', id).execute()
    await audit(ctx, {
      acceleratorId,
      subject: 'acceleration_request',
      subjectId: id,
      action: 'delete',
      from: status,
      comment: reason,
      details: { projectId, project, trackId, track },
    })
    // The event contains the names, because the row is deleted.
    await raise(ctx, 'AccelerationRequestDeleted', { id, projectId, track, comment: reason }, acceleratorId)
    return undefined
  },
})
