import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { requestData } from '../contract/data-request.endpoints.ts'
import { dataAsking } from '../domain/data-request.machine.ts'
import { maxOpenRequests, requestsOfDay, type DataRequestEvent } from '../domain/states.ts'
import { countOpen, findAsking, findCurrent, findFirmId } from './asking.ts'

/** Requests a project's data; locks the person to count their requests. */
export const requestDataUseCase = useCase({
  endpoint: requestData,
  load: (ctx, { body: { projectId } }) => findAsking(ctx, projectId),
  authorize: dataAsking.ask,
  // The team learns of it when the accelerator forwards it.
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body: { purpose, rivals, sharesContacts } }, { id: projectId, acceleratorId }) => {
    await sql`select from person where uid = ${ctx.actor.uid} for no key update`.execute(ctx.db)
    await countHit(ctx.db, `data-request:${ctx.actor.uid}`, requestsOfDay)
    const [current, open, firmId] = await Promise.all([
      findCurrent(ctx, projectId),
      countOpen(ctx),
      findFirmId(ctx),
    ])
    if (current) throw new ProductError('DATA_REQUEST_EXISTS')
    if (open >= maxOpenRequests) throw new ProductError('DATA_REQUEST_LIMIT', { limit: maxOpenRequests })
    const { id } = await ctx.db
      .insertInto('data_request')
      .values({
        project_id: projectId,
        accelerator_id: acceleratorId!,
        requester_uid: ctx.actor.uid,
        purpose,
        rivals,
        shares_contacts: sharesContacts,
        firm_id: firmId,
        of_firm: firmId !== null,
        created_at: ctx.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId,
      subject: 'data_request',
      subjectId: id,
      action: 'request',
      to: 'NEW',
      details: { projectId },
    })
    await raise(ctx, 'DataRequested' satisfies DataRequestEvent, { id }, acceleratorId)
    return { id }
  },
})
