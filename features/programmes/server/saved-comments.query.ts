import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { getSavedComment, listSavedComments } from '../contract/saved-comment.endpoints.ts'
import { savedComments } from '../domain/saved-comment.policy.ts'
import { findCommentKeeper, findSavedComment, savedCommentRows } from './saved-comment.repository.ts'

export const listSavedCommentsQuery = listOf(listSavedComments, {
  load: (ctx, { headers }) => findCommentKeeper(ctx.db, headers['accelerator-id']),
  authorize: savedComments.view,
  rows: savedCommentRows,
  scope: (_ctx, { acceleratorId }) => sql`c.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ TITLE: sql`lower(c.title)`, CHANGE_DATE: sql`c.updated_at` }),
  search: sql`concat_ws(' ', c.title, c.body)`,
  more: async (ctx, _input, keeper) => ({ mayEdit: savedComments.edit.allows(ctx.actor, keeper) }),
})

export const getSavedCommentQuery = query({
  endpoint: getSavedComment,
  load: (ctx, input) => findSavedComment(ctx.db, input.query.savedCommentId),
  authorize: savedComments.view,
  run: async (ctx, _input, { id }) => {
    const [found] = await readRows(ctx, savedCommentRows, sql`c.id = ${id}`)
    if (!found) throw notFound()
    return found
  },
})
