import { sql } from 'kysely'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { publishAll } from '../contract/publish-all.endpoints.ts'
import { contentMachines, contents } from '../domain/content.machine.ts'
import { publishPlan } from '../domain/publishing.rules.ts'
import { findContent } from './content.repository.ts'
import { lockForEdit } from './edit-locks.repository.ts'
import { refuseWhileOffered } from './offered-tracks.repository.ts'
import { readProgrammes, readTrackpoints, readTracks } from './tree.repository.ts'

const programmeOf = async (db: Db, kind: 'programme' | 'track', id: number): Promise<number> => {
  if (kind === 'programme') return id
  const track = await db
    .selectFrom('track')
    .select('programme_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return track.programme_id
}

const keyOf = ({ kind, id }: { kind: string; id: number }): string => `${kind}:${id}`

/** Publishes all drafts of a programme or a track, as the person saw them, in one transaction. */
export const publishAllUseCase = useCase({
  endpoint: publishAll,
  load: (ctx, { body }) => findContent(ctx.db, body.kind, body.id),
  authorize: contents.edit,
  run: async (ctx, { body }, { acceleratorId, acceleratorApproved }) => {
    await refuseWhileOffered(ctx.db, body.kind, body.id)
    const programmeId = await programmeOf(ctx.db, body.kind, body.id)
    await lockForEdit(ctx.db, 'programme', programmeId)
    // Locks the tasks too, so that none is deleted or changed after it is read.
    await sendAhead(
      ctx.db,
      sql`select from trackpoint where track_id in (select id from track where programme_id = ${programmeId})
        order by id for no key update`,
    )
    const [programmes, tracks, trackpoints] = await Promise.all([
      readProgrammes(ctx.db, ctx.actor, sql`p.id = ${programmeId}`),
      readTracks(ctx.db, ctx.actor, sql`t.programme_id = ${programmeId}`),
      readTrackpoints(ctx.db, ctx.actor, sql`t.programme_id = ${programmeId}`),
    ])
    const programme = programmes[0]
    if (!programme) throw new ProductError('STATE_CHANGED')
    const { items } = publishPlan(
      { acceleratorApproved },
      {
        ...programme,
        tracks: tracks.map((track) => ({
          ...track,
          trackpoints: trackpoints.filter((task) => task.track.id === track.id),
        })),
      },
      body.kind === 'track' ? body.id : null,
    )
    const seen = new Set(body.items.map(keyOf))
    if (seen.size !== items.length || !items.every((item) => seen.has(keyOf(item))))
      throw new ProductError('STATE_CHANGED')
    const refused = items.find((item) => item.refused !== null)
    if (refused?.refused) throw new ProductError(refused.refused, { name: refused.name })
    for (const { kind, id } of items)
      await transition(ctx, contentMachines[kind], 'publish', {
        id,
        acceleratorId,
        facts: async () => stillThere(await findContent(ctx.db, kind, id)),
      })
    return undefined
  },
})
