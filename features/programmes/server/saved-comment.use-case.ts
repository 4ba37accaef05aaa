import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import * as comments from '../contract/saved-comment.endpoints.ts'
import { maxSavedComments, savedComments } from '../domain/saved-comment.policy.ts'
import { findCommentKeeper, findSavedComment, savedCommentRows } from './saved-comment.repository.ts'

const readOne = async (ctx: Context, id: number) =>
  stillThere((await readRows(ctx, savedCommentRows, sql`c.id = ${id}`))[0])

/** Requires a task of the comment's accelerator, and a unique title. */
const checkFields = async (
  ctx: Context,
  acceleratorId: number,
  { trackpointId, title }: { trackpointId: number | null; title: string },
  own: number | null,
): Promise<void> => {
  const { rows } = await sql<{ foreign: boolean; taken: boolean }>`
    select ${trackpointId}::bigint is not null and not exists (select from trackpoint k
        where k.id = ${trackpointId} and k.accelerator_id = ${acceleratorId}) as foreign,
      exists (select from saved_comment c where c.accelerator_id = ${acceleratorId} and lower(c.title) = lower(${title})
        and c.id is distinct from ${own}::bigint) as taken`.execute(ctx.db)
  if (rows[0]!.foreign) throw invalid({ trackpointId: 'NOT_IN_LIST' })
  if (rows[0]!.taken) throw invalid({ title: 'ALREADY_TAKEN' })
}

/** Enforces the limit; the accelerator is locked, so of two concurrent additions the one above the limit is refused. */
const requireRoom = async (ctx: Context, acceleratorId: number): Promise<void> => {
  await sendAhead(ctx.db, sql`select from accelerator where id = ${acceleratorId} for no key update`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_comment where accelerator_id = ${acceleratorId}`.execute(ctx.db)
  if (rows[0]!.count >= maxSavedComments)
    throw new ProductError('SAVED_COMMENT_LIMIT', { limit: maxSavedComments })
}

const record = (ctx: Context, acceleratorId: number, id: number, action: AuditAction, title: string) =>
  audit(ctx, { acceleratorId, subject: 'saved_comment', subjectId: id, action, comment: title })

export const createSavedCommentUseCase = useCase({
  endpoint: comments.createSavedComment,
  load: (ctx, { headers }) => findCommentKeeper(ctx.db, headers['accelerator-id']),
  authorize: savedComments.edit,
  run: async (ctx, { body: { trackpointId, ...fields } }, { acceleratorId }) => {
    await requireRoom(ctx, acceleratorId)
    await checkFields(ctx, acceleratorId, { trackpointId, ...fields }, null)
    const { id } = await ctx.db
      .insertInto('saved_comment')
      .values({
        ...fields,
        accelerator_id: acceleratorId,
        trackpoint_id: trackpointId,
        updated_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, acceleratorId, id, 'create', fields.title)
    return (after) => readOne(after, id)
  },
})

/** Edits a comment with optimistic locking. */
export const editSavedCommentUseCase = useCase({
  endpoint: comments.editSavedComment,
  load: (ctx, { body }) => findSavedComment(ctx.db, body.id),
  authorize: savedComments.edit,
  run: async (ctx, { body: { id, version, trackpointId, ...fields } }, { acceleratorId }) => {
    await checkFields(ctx, acceleratorId, { trackpointId, ...fields }, id)
    const saved = await ctx.db
      .updateTable('saved_comment')
      .set({
        ...fields,
        trackpoint_id: trackpointId,
        version: version + 1,
        updated_by: ctx.actor.uid,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await record(ctx, acceleratorId, id, 'edit', fields.title)
    return (after) => readOne(after, id)
  },
})

export const deleteSavedCommentUseCase = useCase({
  endpoint: comments.deleteSavedComment,
  load: (ctx, { body }) => findSavedComment(ctx.db, body.id),
  authorize: savedComments.edit,
  run: async (ctx, _input, { id, acceleratorId, title }) => {
    await deleteRow(ctx.db, 'saved_comment', id)
    await record(ctx, acceleratorId, id, 'delete', title)
    return undefined
  },
})
