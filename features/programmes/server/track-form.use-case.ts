import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { getTrackForm, getTrackFormChoices, saveTrackForm } from '../contract/trackpoint-field.endpoints.ts'
import { contents } from '../domain/content.policy.ts'
import { findContent } from './content.repository.ts'
import { isOffered, refuseWhileOffered } from './offered-tracks.repository.ts'
import {
  checkedFields,
  readFieldChoices,
  readTrackForm,
  replaceFields,
} from './trackpoint-fields.repository.ts'

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

/** Saves what an application asks for; whoever applies meanwhile holds the track, so was asked the one or the other. */
export const saveTrackFormUseCase = useCase({
  endpoint: saveTrackForm,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.trackId),
  authorize: contents.edit,
  run: async (ctx, { body: { version, fields } }, { id, acceleratorId }) => {
    await refuseWhileOffered(ctx.db, 'track', id)
    const saved = await ctx.db
      .updateTable('track')
      .set({ form_version: version + 1 })
      .where('id', '=', id)
      .where('form_version', '=', version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    const asker = { kind: 'track', id } as const
    await replaceFields(ctx.db, asker, await checkedFields(ctx.db, asker, fields))
    await audit(ctx, {
      acceleratorId,
      subject: 'track',
      subjectId: id,
      action: 'saveForm',
      details: { fields: fields.map(({ code }) => code) },
    })
    return readTrackForm(ctx.db, id, true)
  },
})
