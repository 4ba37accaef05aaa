import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { setSingleIndicator, unsetSingleIndicator } from '../contract/object.endpoints.ts'
import { objects } from '../domain/object.machine.ts'
import { maxSingleIndicators, singleRefusal } from '../domain/object.rules.ts'
import { placeObject } from './object-writes.ts'
import { findObject, lockObject } from './object.repository.ts'

const places = Array.from({ length: maxSingleIndicators }, (_, at) => at + 1)

const placesTaken = async ({ db }: Context): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('profile_object')
    .select('single_seq')
    .where('single_seq', 'is not', null)
    .execute()
  return new Set(rows.map(({ single_seq }) => single_seq!))
}

const put = async (ctx: Context, id: number, place: number | null) => {
  await placeObject(ctx, id, place)
  return stillThere(await findObject(ctx, id))
}

/** Adds an indicator to the key figures of a project's page; an existing one keeps its position. */
export const setSingleIndicatorUseCase = useCase({
  endpoint: setSingleIndicator,
  load: (ctx, { body: { id } }) => lockObject(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id } }, object) => {
    if (object.single) return object
    const taken = await placesTaken(ctx)
    const refused = singleRefusal({
      ...object,
      taken: taken.size,
      max: variablesOf(ctx.db).singleIndicators,
    })
    if (refused) throw new ProductError(refused)
    return put(
      ctx,
      id,
      places.find((place) => !taken.has(place))!,
    )
  },
})

/** Removes an indicator from the key figures. */
export const unsetSingleIndicatorUseCase = useCase({
  endpoint: unsetSingleIndicator,
  load: (ctx, { body: { id } }) => lockObject(ctx, id),
  authorize: objects.keep,
  run: (ctx, { body: { id } }) => put(ctx, id, null),
})
