import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { getTrackpointChecklist, saveTrackpointChecklist } from '../contract/checklist.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { readChecklist, replaceChecklist } from './checklist.repository.ts'
import { findContent } from './content.repository.ts'
import { isOffered, refuseWhileOffered } from './offered-tracks.repository.ts'

export const getTrackpointChecklistQuery = query({
  endpoint: getTrackpointChecklist,
  load: (ctx, input) => findContent(ctx.db, 'trackpoint', input.query.trackpointId),
  authorize: contents.view,
  run: async (ctx, _input, trackpoint) => {
    const editable =
      contents.edit.allows(ctx.actor, trackpoint) && !(await isOffered(ctx.db, trackpoint.parentId))
    return readChecklist(ctx.db, trackpoint.id, editable)
  },
})

/** Saves the checklist of a trackpoint at any time: it is only an aid for reviewers. */
export const saveTrackpointChecklistUseCase = useCase({
  endpoint: saveTrackpointChecklist,
  load: (ctx, { body }) => findContent(ctx.db, 'trackpoint', body.trackpointId),
  authorize: contents.edit,
  run: async (ctx, { body: { version, points } }, { id, acceleratorId, parentId }) => {
    await refuseWhileOffered(ctx.db, 'track', parentId)
    const saved = await ctx.db
      .updateTable('trackpoint')
      .set({ checklist_version: version + 1 })
      .where('id', '=', id)
      .where('checklist_version', '=', version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await replaceChecklist(ctx.db, id, points)
    await audit(ctx, {
      acceleratorId,
      subject: 'trackpoint',
      subjectId: id,
      action: 'saveChecklist',
      details: { points: points.length },
    })
    return (after) => readChecklist(after.db, id, true)
  },
})
