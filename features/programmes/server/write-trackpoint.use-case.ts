import { sql } from 'kysely'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { copyTrackpoint, createTrackpoint, editTrackpoint } from '../contract/content.endpoints.ts'
import { contents } from '../domain/content.policy.ts'
import { performerRefusal } from '../domain/performer.rules.ts'
import { findContent, nextSeq } from './content.repository.ts'
import { keptFields, replaceFields } from './trackpoint-fields.repository.ts'
import { readTrackpoints } from './tree.repository.ts'

type Fields = {
  name: string
  description: string
  expectedResult: string
  type: 'TASK' | 'INVEST' | 'EVALUATION'
  performer: 'TEAM' | 'ACCELERATOR' | 'TRACKER'
  strictlyAccepted: boolean
  answerRequired: boolean
  durationDays: number | null
}

const columns = (fields: Fields) => ({
  name: fields.name,
  description: fields.description,
  expected_result: fields.expectedResult,
  type: fields.type,
  performer: fields.performer,
  strictly_accepted: fields.strictlyAccepted,
  answer_required: fields.answerRequired,
  duration_days: fields.durationDays,
})

const checkPerformer = async (
  ctx: Context,
  trackId: number,
  performer: Fields['performer'],
): Promise<void> => {
  const track = await ctx.db
    .selectFrom('track')
    .select('investment_type')
    .where('id', '=', trackId)
    .executeTakeFirstOrThrow()
  const refused = performerRefusal(track.investment_type, performer)
  if (refused) throw new ProductError(refused)
}

const insert = async (
  ctx: Context,
  acceleratorId: number,
  trackId: number,
  fields: Fields,
  copiedFrom: number | null,
) => {
  await checkPerformer(ctx, trackId, fields.performer)
  const seq = await nextSeq(ctx.db, 'trackpoint', trackId)
  const { id } = await ctx.db
    .insertInto('trackpoint')
    .values({
      ...columns(fields),
      accelerator_id: acceleratorId,
      track_id: trackId,
      seq,
      copied_from_id: copiedFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, { acceleratorId, subject: 'trackpoint', subjectId: id, action: 'create', to: 'DRAFT' })
  return (await readTrackpoints(ctx.db, ctx.actor, sql`k.id = ${id}`))[0]!
}

/** Creates a trackpoint as a draft. */
export const createTrackpointUseCase = useCase({
  endpoint: createTrackpoint,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.trackId),
  authorize: contents.edit,
  run: (ctx, { body: { trackId, ...fields } }, { acceleratorId }) =>
    insert(ctx, acceleratorId, trackId, fields, null),
})

/** Copies a trackpoint, with the fields it asks for, into a track of the same accelerator. */
export const copyTrackpointUseCase = useCase({
  endpoint: copyTrackpoint,
  load: (ctx, { body }) => findContent(ctx.db, 'trackpoint', body.trackpointId),
  authorize: contents.edit,
  run: async (ctx, { body }, source) => {
    const target = await findContent(ctx.db, 'track', body.trackId)
    if (!target || target.acceleratorId !== source.acceleratorId) throw notFound()
    const original = (await readTrackpoints(ctx.db, ctx.actor, sql`k.id = ${source.id}`))[0]!
    const copy = await insert(ctx, target.acceleratorId, target.id, original, source.id)
    await replaceFields(ctx.db, copy.id, await keptFields(ctx.db, source.id))
    return copy
  },
})

/** Edits a trackpoint that nobody changed meanwhile. */
export const editTrackpointUseCase = useCase({
  endpoint: editTrackpoint,
  load: (ctx, { body }) => findContent(ctx.db, 'trackpoint', body.id),
  authorize: contents.edit,
  run: async (ctx, { body: { id, version, ...fields } }, { acceleratorId, parentId }) => {
    await checkPerformer(ctx, parentId, fields.performer)
    const changed = await ctx.db
      .updateTable('trackpoint')
      .set({ ...columns(fields), version: version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await audit(ctx, { acceleratorId, subject: 'trackpoint', subjectId: id, action: 'edit' })
    return (await readTrackpoints(ctx.db, ctx.actor, sql`k.id = ${id}`))[0]!
  },
})
