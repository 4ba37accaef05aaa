import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { setSingleIndicator, unsetSingleIndicator } from '../contract/object.endpoints.ts'
import { objects } from '../domain/object.policy.ts'
import { singleRefusal } from '../domain/object.rules.ts'
import { findObject, lockObject } from './object.repository.ts'

/** Places are given one person at a time: two who take the last one do not both get it. */
const takePlaces = async ({ db }: Context): Promise<Set<number>> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('single-indicators', 0))`.execute(db)
  const rows = await db
    .selectFrom('profile_object')
    .select('single_seq')
    .where('single_seq', 'is not', null)
    .execute()
  return new Set(rows.map(({ single_seq }) => single_seq!))
}

const put = async (ctx: Context, id: number, place: number | null) => {
  await ctx.db
    .updateTable('profile_object')
    .set({ single_seq: place, updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
  const action = place === null ? 'notSingle' : 'single'
  await audit(ctx, { acceleratorId: null, subject: 'profile_object', subjectId: id, action })
  return (await findObject(ctx, id))!
}

/** Makes an indicator one of the large figures of a project's page; one that is stays where it stands. */
export const setSingleIndicatorUseCase = useCase({
  endpoint: setSingleIndicator,
  load: async (ctx, { body: { id } }) => findObject(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id } }) => {
    const taken = await takePlaces(ctx)
    const object = await lockObject(ctx, id)
    if (!object) throw new ProductError('NOT_FOUND')
    if (object.single) return object
    const refused = singleRefusal({ ...object, taken: taken.size })
    if (refused) throw new ProductError(refused)
    return put(
      ctx,
      id,
      [1, 2, 3, 4, 5].find((place) => !taken.has(place))!,
    )
  },
})

/** Takes an indicator from the large figures. */
export const unsetSingleIndicatorUseCase = useCase({
  endpoint: unsetSingleIndicator,
  load: (ctx, { body: { id } }) => lockObject(ctx, id),
  authorize: objects.keep,
  run: (ctx, { body: { id } }) => put(ctx, id, null),
})
