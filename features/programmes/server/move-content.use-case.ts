import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { deleteContent, moveContent, orderContent } from '../contract/content.endpoints.ts'
import { programmeMachine, trackMachine, trackpointMachine } from '../domain/content.machine.ts'
import { contents } from '../domain/content.policy.ts'
import { countDependants, deleteTrack, findContent, siblingIds } from './content.repository.ts'

const machines = { programme: programmeMachine, track: trackMachine, trackpoint: trackpointMachine }

export const moveContentUseCase = useCase({
  endpoint: moveContent,
  load: (ctx, { body }) => findContent(ctx.db, body.kind, body.id),
  authorize: contents.edit,
  run: async (ctx, { body }, subject) => {
    await transition(ctx, machines[body.kind], body.action, {
      id: subject.id,
      acceleratorId: subject.acceleratorId,
      facts: async () => (await findContent(ctx.db, body.kind, body.id))!,
    })
    return undefined
  },
})

/** Puts all siblings into the given order. */
export const orderContentUseCase = useCase({
  endpoint: orderContent,
  load: (ctx, { body }) => findContent(ctx.db, body.kind, body.ids[0]!),
  authorize: contents.edit,
  run: async (ctx, { body }, subject) => {
    const siblings = await siblingIds(ctx.db, subject)
    const named = new Set(body.ids)
    if (named.size !== siblings.length || !siblings.every((id) => named.has(id))) {
      throw new ProductError('STATE_CHANGED')
    }
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
    const below = await countDependants(ctx, subject)
    if (below.tracks > 0) throw new ProductError('PROGRAMME_HAS_TRACKS')
    if (below.trackpoints > 0) throw new ProductError('TRACK_HAS_TRACKPOINTS')
    if (below.requests > 0) throw new ProductError('EDIT_FORBIDDEN_HAS_REQUESTS')
    if (below.tasks > 0) throw new ProductError('TRACKPOINT_HAS_REQUESTS')
    if (body.kind === 'track') await deleteTrack(ctx.db, body.id)
    else await sql`delete from ${sql.table(body.kind)} where id = ${body.id}`.execute(ctx.db)
    await audit(ctx, {
      acceleratorId: subject.acceleratorId,
      subject: body.kind,
      subjectId: subject.id,
      action: 'delete',
    })
    return undefined
  },
})
