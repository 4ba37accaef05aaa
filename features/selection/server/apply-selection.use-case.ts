import { sql } from 'kysely'
import { stillThere } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { transition } from '#platform/server/transition.ts'
import { applySelection } from '../contract/record.endpoints.ts'
import { selectionRecordMachine } from '../domain/selection-record.machine.ts'
import { selections } from '../domain/selection.policy.ts'
import { applyJob, jobOptions } from './job-names.ts'
import { findRecord, isApplicable, readRecord } from './record.repository.ts'

/**
 * Starts the job that accepts and rejects. Projects that an earlier run had to leave, for example because of an open
 * expert review, are retried.
 */
export const applySelectionUseCase = useCase({
  endpoint: applySelection,
  load: (ctx, { body }) => findRecord(ctx.db, body.recordId),
  authorize: selections.manage,
  run: async (ctx, { body: { message } }, { id, acceleratorId }) => {
    await transition(ctx, selectionRecordMachine, 'apply', {
      id,
      acceleratorId,
      facts: async () => stillThere(await findRecord(ctx.db, id)),
      set: { applied_by: ctx.actor.uid, message },
    })
    await sql`update selection_record_item i set step = 'SELECTED', refused = null
      where i.record_id = ${id} and i.step = 'LEFT' and ${isApplicable}`.execute(ctx.db)
    await enqueue(ctx.db, applyJob, { recordId: id }, jobOptions(applyJob, id))
    return (after) => readRecord(after, id)
  },
})
