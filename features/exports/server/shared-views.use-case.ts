import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { deleteSharedView, renameSharedView, shareView } from '../contract/shared-view.endpoints.ts'
import { maxSharedViews, sharedViews } from '../domain/shared-view.policy.ts'
import { acceleratorOfViews, findSharedView } from './shared-view.repository.ts'

/** Until the end of the transaction only one call changes the views of a list. */
const lockViews = async (db: Db, acceleratorId: number, list: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('shared-view'), hashtext(${`${acceleratorId} ${list}`}))`.execute(
    db,
  )
}

type Place = { acceleratorId: number; list: string }

const namesOf = async (db: Db, { acceleratorId, list }: Place) =>
  db
    .selectFrom('shared_view')
    .select(['id', 'name'])
    .where('accelerator_id', '=', acceleratorId)
    .where('list', '=', list)
    .execute()

/** Errors: `ALREADY_TAKEN` if the list has a view with this name, `TOO_MANY` if it has too many. */
export const shareViewUseCase = useCase({
  endpoint: shareView,
  load: acceleratorOfViews,
  authorize: sharedViews.share,
  run: async (ctx, { body: { list, name, search } }, { acceleratorId }) => {
    await lockViews(ctx.db, acceleratorId, list)
    const known = await namesOf(ctx.db, { acceleratorId, list })
    if (known.some((view) => view.name === name)) throw invalid({ name: 'ALREADY_TAKEN' })
    if (known.length >= maxSharedViews) throw invalid({ name: 'TOO_MANY' })
    const { id } = await ctx.db
      .insertInto('shared_view')
      .values({ accelerator_id: acceleratorId, list, name, search, owner_uid: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id }
  },
})

/** Errors: `ALREADY_TAKEN` if the list has another view with this name. */
export const renameSharedViewUseCase = useCase({
  endpoint: renameSharedView,
  load: (ctx, { body }) => findSharedView(ctx.db, body.viewId),
  authorize: sharedViews.change,
  run: async (ctx, { body: { name } }, { id, acceleratorId, list }) => {
    await lockViews(ctx.db, acceleratorId, list)
    const known = await namesOf(ctx.db, { acceleratorId, list })
    if (known.some((view) => view.name === name && view.id !== id)) throw invalid({ name: 'ALREADY_TAKEN' })
    await ctx.db.updateTable('shared_view').set({ name }).where('id', '=', id).execute()
    return undefined
  },
})

export const deleteSharedViewUseCase = useCase({
  endpoint: deleteSharedView,
  load: (ctx, { body }) => findSharedView(ctx.db, body.viewId),
  authorize: sharedViews.change,
  run: async (ctx, _input, { id }) => {
    await deleteRow(ctx.db, 'shared_view', id)
    return undefined
  },
})
