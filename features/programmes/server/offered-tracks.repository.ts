import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { nextPosition } from './content.repository.ts'
import { planOfTrack } from './programme-plan.repository.ts'
import { writeTrack } from './write-plan.ts'

/** Accelerators with a pending offer of the track `t`, as `[{id, name}]`. */
export const offeredToJson = sql`coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id)
  from track_transfer x join accelerator g on g.id = x.target_id
  where x.track_id = t.id and x.status = 'CONSIDERATION'), '[]')`

/** Whether another accelerator has a pending offer of the track. */
export const isOffered = async (db: Db, trackId: number): Promise<boolean> =>
  (await db
    .selectFrom('track_transfer')
    .select('id')
    .where('track_id', '=', trackId)
    .where('status', '=', 'CONSIDERATION')
    .limit(1)
    .executeTakeFirst()) !== undefined

const tracksOf = {
  programme: (id: number) => sql`t.programme_id = ${id}`,
  track: (id: number) => sql`t.id = ${id}`,
  trackpoint: (id: number) => sql`t.id = (select k.track_id from trackpoint k where k.id = ${id})`,
}

/**
 * Refuses changes of an offered track; for a programme, of any of its tracks. Every write to a track, its tasks or
 * their fields calls it first. The lock prevents an offer (`lockTrackForOffer`) until the transaction ends, but does
 * not block applications or work. Errors: `TRANSFER_REQUEST_EXISTS`.
 */
export const refuseWhileOffered = async (db: Db, kind: keyof typeof tracksOf, id: number): Promise<void> => {
  const tracks = sql`select t.id from track t where ${tracksOf[kind](id)}`
  await sendAhead(db, sql`${tracks} order by t.id for key share`)
  const { rows } = await sql<{ track: string; accelerator: string }>`
    select x.track_name as track, g.name as accelerator from track_transfer x join accelerator g on g.id = x.target_id
    where x.status = 'CONSIDERATION' and x.track_id in (${tracks}) order by x.id limit 1`.execute(db)
  if (rows[0]) throw new ProductError('TRANSFER_REQUEST_EXISTS', rows[0])
}

/** Locks a track to be offered: waits for current changes, and later ones are refused. */
export const lockTrackForOffer = async (
  db: Db,
  trackId: number,
): Promise<{ name: string; isArchived: boolean } | undefined> => {
  const { rows } = await sql<{ name: string; isArchived: boolean }>`
    select name, content_status = 'ARCHIVE' as "isArchived" from track where id = ${trackId} for update`.execute(
    db,
  )
  return rows[0]
}

/** Preview of a track's copy for the accelerator that is offered it. */
export const previewOfTrack = async (db: Db, trackId: number) => {
  const plan = await planOfTrack(db, trackId)
  return (
    plan && {
      name: plan.name,
      description: plan.description,
      selectionConditions: plan.selectionConditions,
      durationDays: plan.durationDays,
      isInvestment: plan.investmentType === 'INVESTMENT',
      trackpoints: plan.trackpoints.map(({ name, expectedResult, durationDays, fields, checklist }, at) => ({
        place: at + 1,
        name,
        expectedResult,
        durationDays,
        fields: fields.length,
        checklist: checklist.length,
      })),
    }
  )
}

/**
 * Copies a track of any accelerator to the end of a programme, as a draft with the accelerator's default way of
 * accepting applications and no reference to the original. Returns the id of the copy; undefined if the accelerator
 * has no such programme, or it is archived.
 */
export const copyTrackInto = async (
  ctx: Context,
  trackId: number,
  { acceleratorId, programmeId }: { acceleratorId: number; programmeId: number },
): Promise<number | undefined> => {
  const programme = await ctx.db
    .selectFrom('programme')
    .select('id')
    .where('id', '=', programmeId)
    .where('accelerator_id', '=', acceleratorId)
    .where('content_status', '<>', 'ARCHIVE')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!programme) return undefined
  const plan = await planOfTrack(ctx.db, trackId)
  if (!plan) return undefined
  const seq = await nextPosition(ctx.db, 'track', programmeId, {
    tracks: 1,
    trackpoints: plan.trackpoints.length,
  })
  return writeTrack(
    ctx,
    { acceleratorId, programmeId, seq },
    {
      ...plan,
      copiedFrom: null,
      requestType: null,
      scheduleId: null,
      // Pictures belong to an accelerator: sanitizing removes those in the text.
      coverFileId: null,
      trackpoints: plan.trackpoints.map((task) => ({ ...task, copiedFrom: null })),
    },
  )
}
