import { ProductError } from '#platform/domain/product-error.ts'
import { query, useCase } from '#platform/server/handler.ts'
import {
  getTrackpointFieldChoices,
  getTrackpointFields,
  saveTrackpointFields,
} from '../contract/trackpoint-field.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { editLocks, isLocked } from '../domain/edit-locks.rules.ts'
import { findContent } from './content.repository.ts'
import { isOffered, refuseWhileOffered } from './offered-tracks.repository.ts'
import { saveFields } from './save-fields.ts'
import { readFieldChoices, readTrackpointFields } from './trackpoint-fields.repository.ts'

export const getTrackpointFieldsQuery = query({
  endpoint: getTrackpointFields,
  load: (ctx, input) => findContent(ctx.db, 'trackpoint', input.query.trackpointId),
  authorize: contents.view,
  run: async (ctx, _input, trackpoint) => {
    const mayEdit =
      contents.edit.allows(ctx.actor, trackpoint) && !(await isOffered(ctx.db, trackpoint.parentId))
    return readTrackpointFields(ctx.db, trackpoint.id, mayEdit)
  },
})

/** `GET /trackpoint/field-choices`: for readers of the trackpoint. */
export const getTrackpointFieldChoicesQuery = query({
  endpoint: getTrackpointFieldChoices,
  load: (ctx, input) => findContent(ctx.db, 'trackpoint', input.query.trackpointId),
  authorize: contents.view,
  run: (ctx) => readFieldChoices(ctx.db),
})

/** Saves the fields of a trackpoint; not allowed once a team started its task (ADR 50). */
export const saveTrackpointFieldsUseCase = useCase({
  endpoint: saveTrackpointFields,
  load: (ctx, { body }) => findContent(ctx.db, 'trackpoint', body.trackpointId),
  authorize: contents.edit,
  run: async (ctx, { body }, { id, acceleratorId, parentId }) => {
    await refuseWhileOffered(ctx.db, 'track', parentId)
    await saveFields(ctx, { kind: 'trackpoint', id }, { ...body, acceleratorId }, async () => {
      // The row is locked: no task is started after this read.
      const { startedTasks } = await readTrackpointFields(ctx.db, id, true)
      if (isLocked('trackpoint', 'fields', startedTasks))
        throw new ProductError(editLocks.trackpoint.code, { count: startedTasks })
    })
    return readTrackpointFields(ctx.db, id, true)
  },
})
