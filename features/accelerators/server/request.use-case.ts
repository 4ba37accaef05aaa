import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { createAcceleratorRequest } from '../contract/request.endpoints.ts'
import { requestColumns } from './accelerator-columns.ts'
import { lockRequester, requestsLeft } from './accelerator.repository.ts'
import { readAccelerator } from './read-accelerator.ts'

/** Attaches the person's stored documents to the request. */
const attachDocuments = async (db: Db, acceleratorId: number, uid: string): Promise<void> => {
  await sql`update accelerator_document set accelerator_id = ${acceleratorId}
    where accelerator_id is null and created_by = ${uid}`.execute(db)
}

/** Requests a new accelerator; the person's membership counts once the portal approves it. */
export const createAcceleratorRequestUseCase = useCase({
  endpoint: createAcceleratorRequest,
  load: nothing,
  // The requester will administer it: an administrator who is logged in as them cannot give them that role.
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body }) => {
    const { uid } = ctx.actor
    await countAsking(ctx)
    await lockRequester(ctx.db, uid)
    if ((await requestsLeft(ctx.db, uid)).left === 0) throw new ProductError('ACCELERATOR_REQUEST_LIMIT')
    const { id } = await ctx.db
      .insertInto('accelerator')
      .values({ ...(await requestColumns(ctx.db, body)), created_by: uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await ctx.db
      .insertInto('accelerator_member')
      .values({ accelerator_id: id, person_uid: uid, role: 'ACC', admin: true })
      .execute()
    await attachDocuments(ctx.db, id, uid)
    await audit(ctx, { acceleratorId: id, subject: 'accelerator', subjectId: id, action: 'create' })
    await raise(ctx, 'AcceleratorRequested', { id }, id)
    return readAccelerator(ctx, id)
  },
})
