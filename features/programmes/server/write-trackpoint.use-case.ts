import { sql } from 'kysely'
import type { z } from 'zod'
import { notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { copyTrackpoint, createTrackpoint, editTrackpoint } from '../contract/content.endpoints.ts'
import type { trackpointFields } from '../contract/content.schemas.ts'
import { contents } from '../domain/content.machine.ts'
import { performerRefusal } from '../domain/performer.rules.ts'
import { readChecklist, writeChecklists } from './checklist.repository.ts'
import { trackpointColumns } from './content-columns.ts'
import { findContent, nextPosition } from './content.repository.ts'
import { checkEdit, lockForEdit } from './edit-locks.repository.ts'
import { refuseWhileOffered } from './offered-tracks.repository.ts'
import { checkTaskReport } from './task-templates.ts'
import { lockedFields, replaceFields } from './trackpoint-fields.repository.ts'
import { readTrackpoints } from './tree.repository.ts'

type Fields = z.output<typeof trackpointFields>

/** The track is locked, so that it does not become an investment track meanwhile. */
const checkPerformer = async (
  ctx: Context,
  trackId: number,
  task: Pick<Fields, 'performer' | 'type'>,
): Promise<void> => {
  const track = await ctx.db
    .selectFrom('track')
    .select('investment_type')
    .where('id', '=', trackId)
    .forShare()
    .executeTakeFirst()
  if (!track) throw notFound()
  const refused = performerRefusal(track.investment_type, task)
  if (refused) throw new ProductError(refused)
}

const insert = async (
  ctx: Context,
  acceleratorId: number,
  trackId: number,
  fields: Fields,
  copiedFrom: number | null,
) => {
  await refuseWhileOffered(ctx.db, 'track', trackId)
  // Before the lock of an edit: two holders of that one would deadlock here.
  const seq = await nextPosition(ctx.db, 'trackpoint', trackId)
  await checkPerformer(ctx, trackId, fields)
  const { id } = await ctx.db
    .insertInto('trackpoint')
    .values({
      ...trackpointColumns(fields, acceleratorId),
      accelerator_id: acceleratorId,
      track_id: trackId,
      seq,
      copied_from_id: copiedFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, { acceleratorId, subject: 'trackpoint', subjectId: id, action: 'create', to: 'DRAFT' })
  return stillThere((await readTrackpoints(ctx.db, ctx.actor, sql`k.id = ${id}`))[0])
}

/** Creates a trackpoint as a draft. */
export const createTrackpointUseCase = useCase({
  endpoint: createTrackpoint,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.trackId),
  authorize: contents.edit,
  run: async (ctx, { body: { trackId, ...fields } }, { acceleratorId }) => {
    await checkTaskReport(ctx, acceleratorId, fields.reportType)
    return insert(ctx, acceleratorId, trackId, fields, null)
  },
})

/** Copies a trackpoint, with its fields and checklist, into a track of the same accelerator. */
export const copyTrackpointUseCase = useCase({
  endpoint: copyTrackpoint,
  load: (ctx, { body }) => findContent(ctx.db, 'trackpoint', body.trackpointId),
  authorize: contents.edit,
  run: async (ctx, { body }, source) => {
    const target = await findContent(ctx.db, 'track', body.trackId)
    if (!target || target.acceleratorId !== source.acceleratorId) throw notFound()
    const original = stillThere((await readTrackpoints(ctx.db, ctx.actor, sql`k.id = ${source.id}`))[0])
    const copy = await insert(ctx, target.acceleratorId, target.id, original, source.id)
    await replaceFields(
      ctx.db,
      { kind: 'trackpoint', id: copy.id },
      await lockedFields(ctx.db, { kind: 'trackpoint', id: source.id }),
    )
    const { points } = await readChecklist(ctx.db, source.id, false)
    await writeChecklists(ctx.db, [{ id: copy.id, checklist: points.map(({ text }) => text) }])
    return copy
  },
})

/** Edits a trackpoint with optimistic locking; fields locked by started tasks cannot change. */
export const editTrackpointUseCase = useCase({
  endpoint: editTrackpoint,
  load: (ctx, { body }) => findContent(ctx.db, 'trackpoint', body.id),
  authorize: contents.edit,
  run: async (ctx, { body: { id, version, ...fields } }, { acceleratorId, parentId }) => {
    const read = async () => (await readTrackpoints(ctx.db, ctx.actor, sql`k.id = ${id}`))[0]
    await refuseWhileOffered(ctx.db, 'track', parentId)
    await checkPerformer(ctx, parentId, fields)
    await lockForEdit(ctx.db, 'trackpoint', id)
    const before = await read()
    if (!before) throw notFound()
    checkEdit('trackpoint', before, version, fields)
    // Another editor may have chosen a report that this one may not make.
    if (fields.reportType !== before.reportType) await checkTaskReport(ctx, acceleratorId, fields.reportType)
    await ctx.db
      .updateTable('trackpoint')
      .set({
        ...trackpointColumns(fields, acceleratorId),
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await audit(ctx, { acceleratorId, subject: 'trackpoint', subjectId: id, action: 'edit' })
    return stillThere(await read())
  },
})
