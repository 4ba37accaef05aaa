import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { lockVisible, transition } from '#platform/server/transition.ts'
import { deleteContent, moveContent, orderContent } from '../contract/content.endpoints.ts'
import { contentMachines, contents } from '../domain/content.machine.ts'
import { deletionBlock } from '../domain/deletion.rules.ts'
import { editLocks, movesStarted } from '../domain/edit-locks.rules.ts'
import { countDependants, deleteTrack, findContent, siblingIds } from './content.repository.ts'
import { reliedOn } from './edit-locks.repository.ts'
import { lockTrackForOffer, refuseWhileOffered } from './offered-tracks.repository.ts'

export const moveContentUseCase = useCase({
  endpoint: moveContent,
  load: (ctx, { body: { kind, id } }) =>
    lockVisible(ctx, { authorize: contents.edit, machine: contentMachines[kind], id }, (db) =>
      findContent(db, kind, id),
    ),
  authorize: contents.edit,
  run: async (ctx, { body }, subject) => {
    // Publishing or archiving a programme does not change its tracks.
    if (body.kind !== 'programme') await refuseWhileOffered(ctx.db, body.kind, body.id)
    await transition(ctx, contentMachines[body.kind], body.action, {
      id: subject.id,
      acceleratorId: subject.acceleratorId,
      facts: subject,
    })
    return undefined
  },
})

/** Started tasks keep their order; each row is locked, so that none is started meanwhile. */
const checkOrder = async (db: Db, trackpoints: readonly number[], next: readonly number[]): Promise<void> => {
  const { rows } = await sql<{ id: number; reliedOn: number }>`
    select k.id, ${reliedOn.trackpoint} as "reliedOn" from trackpoint k where k.id = any(${trackpoints}::bigint[])
    order by k.seq, k.id`.execute(db)
  const started = new Set(rows.filter((row) => row.reliedOn > 0).map(({ id }) => id))
  const before = rows.map(({ id }) => id)
  if (movesStarted(before, next, started))
    throw new ProductError(editLocks.trackpoint.code, { count: started.size })
}

/** Sorts all siblings in the given order. */
export const orderContentUseCase = useCase({
  endpoint: orderContent,
  load: (ctx, { body }) => findContent(ctx.db, body.kind, body.ids[0]!),
  authorize: contents.edit,
  run: async (ctx, { body }, subject) => {
    // Tasks belong to the track; the position of the track itself does not.
    if (body.kind === 'trackpoint') await refuseWhileOffered(ctx.db, 'track', subject.parentId)
    const siblings = await siblingIds(ctx.db, subject)
    const named = new Set(body.ids)
    if (named.size !== siblings.length || !siblings.every((id) => named.has(id))) {
      throw new ProductError('STATE_CHANGED')
    }
    if (body.kind === 'trackpoint') await checkOrder(ctx.db, siblings, body.ids)
    await sql`update ${sql.table(body.kind)} as c set seq = o.seq
      from unnest(${body.ids}::bigint[]) with ordinality as o (id, seq) where c.id = o.id`.execute(ctx.db)
    await audit(ctx, {
      acceleratorId: subject.acceleratorId,
      subject: body.kind,
      subjectId: subject.id,
      action: 'order',
      details: { ids: body.ids },
    })
    return undefined
  },
})

export const deleteContentUseCase = useCase({
  endpoint: deleteContent,
  load: (ctx, { body }) => findContent(ctx.db, body.kind, body.id),
  authorize: contents.edit,
  run: async (ctx, { body }, subject) => {
    // Takes the strong lock first: two deletions with weaker locks would deadlock.
    if (body.kind === 'track') await lockTrackForOffer(ctx.db, body.id)
    await refuseWhileOffered(ctx.db, body.kind, body.id)
    const block = deletionBlock(await countDependants(ctx, subject))
    if (block) throw new ProductError(block)
    if (body.kind === 'track') await deleteTrack(ctx.db, body.id)
    else await deleteRow(ctx.db, body.kind, body.id)
    await audit(ctx, {
      acceleratorId: subject.acceleratorId,
      subject: body.kind,
      subjectId: subject.id,
      action: 'delete',
    })
    return undefined
  },
})
