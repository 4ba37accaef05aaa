import { query, useCase } from '#platform/server/handler.ts'
import { getTrackForm, getTrackFormChoices, saveTrackForm } from '../contract/trackpoint-field.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { findContent } from './content.repository.ts'
import { isOffered, refuseWhileOffered } from './offered-tracks.repository.ts'
import { saveFields } from './save-fields.ts'
import { readFieldChoices, readTrackForm } from './trackpoint-fields.repository.ts'

export const getTrackFormQuery = query({
  endpoint: getTrackForm,
  load: (ctx, input) => findContent(ctx.db, 'track', input.query.trackId),
  authorize: contents.view,
  run: async (ctx, _input, track) => {
    const editable = contents.edit.allows(ctx.actor, track) && !(await isOffered(ctx.db, track.id))
    return readTrackForm(ctx.db, track.id, editable)
  },
})

export const getTrackFormChoicesQuery = query({
  endpoint: getTrackFormChoices,
  load: (ctx, input) => findContent(ctx.db, 'track', input.query.trackId),
  authorize: contents.view,
  run: (ctx) => readFieldChoices(ctx.db),
})

/** Saves the application form; a concurrent application locks the track, so it has either the old or the new form. */
export const saveTrackFormUseCase = useCase({
  endpoint: saveTrackForm,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.trackId),
  authorize: contents.edit,
  run: async (ctx, { body }, { id, acceleratorId }) => {
    await refuseWhileOffered(ctx.db, 'track', id)
    await saveFields(ctx, { kind: 'track', id }, { ...body, acceleratorId })
    return readTrackForm(ctx.db, id, true)
  },
})
