import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { takePlace } from './content.repository.ts'
import { planOfTrack } from './programme-plan.repository.ts'
import { writeTrack } from './write-plan.ts'

/** Whom the track `t` is offered to now, as `[{id, name}]`. */
export const offeredToJson = sql`coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id)
  from track_transfer x join accelerator g on g.id = x.target_id
  where x.track_id = t.id and x.status = 'CONSIDERATION'), '[]')`

/** Whether another accelerator decides on the track now. */
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
 * Refuses what would change a track that another accelerator decides on: of a programme, any of its tracks. Everything that
 * writes a track, its tasks or what they ask for asks here first. Nobody offers it until the transaction ends: who offers
 * (`holdTrackForOffer`) waits for this lock, which whoever applies or works is not kept from. Errors: `TRANSFER_REQUEST_EXISTS`.
 */
export const refuseWhileOffered = async (db: Db, kind: keyof typeof tracksOf, id: number): Promise<void> => {
  const tracks = sql`select t.id from track t where ${tracksOf[kind](id)}`
  await sendAhead(db, sql`${tracks} order by t.id for key share`)
  const { rows } = await sql<{ track: string; accelerator: string }>`
    select x.track_name as track, g.name as accelerator from track_transfer x join accelerator g on g.id = x.target_id
    where x.status = 'CONSIDERATION' and x.track_id in (${tracks}) order by x.id limit 1`.execute(db)
  if (rows[0]) throw new ProductError('TRANSFER_REQUEST_EXISTS', rows[0])
}

/** Holds a track that is about to be offered: whoever changes it has finished, and is refused from then on. */
export const holdTrackForOffer = async (
  db: Db,
  trackId: number,
): Promise<{ name: string; isArchived: boolean } | undefined> => {
  const { rows } = await sql<{ name: string; isArchived: boolean }>`
    select name, content_status = 'ARCHIVE' as "isArchived" from track where id = ${trackId} for update`.execute(
    db,
  )
  return rows[0]
}

/** What a copy of a track would have, for whoever is offered it. */
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
 * Copies a track of any accelerator to the end of a programme, as a draft that takes applications as its accelerator usually
 * does; nothing in it leads back to the original. Answers the id of the copy, undefined where the accelerator has no such
 * programme, or only in its archive.
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
  const seq = await takePlace(ctx.db, 'track', programmeId, {
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
      // Pictures belong to an accelerator: those in the text are left out as it is cleaned.
      coverFileId: null,
      trackpoints: plan.trackpoints.map((task) => ({ ...task, copiedFrom: null })),
    },
  )
}
