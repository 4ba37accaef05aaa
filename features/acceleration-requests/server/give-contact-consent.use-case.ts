import { sql } from 'kysely'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { giveContactConsent } from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { findAccelerationRequest, accelerationRequestRows } from './acceleration-request.repository.ts'

/** The leader shares the contacts for a pending application that was created without consent. */
export const giveContactConsentUseCase = useCase({
  endpoint: giveContactConsent,
  load: (ctx, { body }) => findAccelerationRequest(ctx.db, body.requestId),
  authorize: accelerationRequests.consent,
  run: async (ctx, { body: { consentVersion } }, { id, acceleratorId }) => {
    const given = await ctx.db
      .updateTable('acceleration_request')
      .set({
        consent_at: ctx.now.toISOString(),
        consent_version: consentVersion,
        consent_by: ctx.actor.uid,
      })
      .where('id', '=', id)
      .where('status', '=', 'NEW')
      .where('consent_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!given) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId,
      subject: 'acceleration_request',
      subjectId: id,
      action: 'consent',
      details: { version: consentVersion },
    })
    return async (after) => stillThere((await readRows(after, accelerationRequestRows, sql`r.id = ${id}`))[0])
  },
})
