import { sql } from 'kysely'
import { invalid, notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { createTrack, editTrack, setTrackAccess } from '../contract/content.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { performerRefusal } from '../domain/performer.rules.ts'
import { trackColumns, usualRequestType } from './content-columns.ts'
import { findContent, nextPosition } from './content.repository.ts'
import { checkEdit, lockForEdit } from './edit-locks.repository.ts'
import { cleanFace } from './face.repository.ts'
import { refuseWhileOffered } from './offered-tracks.repository.ts'
import { readTracks } from './tree.repository.ts'

/** A short link belongs to one track; the unique index decides between concurrent calls. */
const checkShortLink = async (db: Db, shortLink: string, trackId: number | null): Promise<void> => {
  if (!shortLink) return
  const taken = await db
    .selectFrom('track')
    .select('id')
    .where('short_link', '=', shortLink)
    .executeTakeFirst()
  if (taken && taken.id !== trackId) throw invalid({ shortLink: 'ALREADY_TAKEN' })
}

/** A price is in a currency of the accelerator; one that was stored before may stay. */
const checkCurrency = async (
  db: Db,
  acceleratorId: number,
  { feeAmount, feeCurrency }: { feeAmount?: string | null | undefined; feeCurrency?: string | undefined },
): Promise<void> => {
  if (feeCurrency === undefined || feeAmount == null) return
  const row = await db
    .selectFrom('accelerator')
    .select('currencies')
    .where('id', '=', acceleratorId)
    .executeTakeFirst()
  if (row && !row.currencies.includes(feeCurrency)) throw invalid({ feeCurrency: 'NOT_IN_LIST' })
}

/** A track cannot become an investment track while the project's team performs one of its tasks. */
const checkPerformers = async (
  db: Db,
  trackId: number,
  investmentType: 'NONE' | 'INVESTMENT',
): Promise<void> => {
  const points = await db
    .selectFrom('trackpoint')
    .select(['performer', 'type'])
    .where('track_id', '=', trackId)
    .execute()
  for (const point of points) {
    const refused = performerRefusal(investmentType, point)
    if (refused) throw new ProductError(refused)
  }
}

/** Creates a track as a draft. */
export const createTrackUseCase = useCase({
  endpoint: createTrack,
  load: (ctx, { body }) => findContent(ctx.db, 'programme', body.programmeId),
  authorize: contents.edit,
  run: async (ctx, { body: { programmeId, ...fields } }, { acceleratorId }) => {
    await checkShortLink(ctx.db, fields.shortLink, null)
    await checkCurrency(ctx.db, acceleratorId, fields)
    const seq = await nextPosition(ctx.db, 'track', programmeId)
    const faceText = await cleanFace(ctx.db, acceleratorId, fields.faceText)
    const { id } = await ctx.db
      .insertInto('track')
      .values({
        ...trackColumns({ ...fields, faceText }),
        accelerator_id: acceleratorId,
        programme_id: programmeId,
        request_type: usualRequestType(acceleratorId),
        seq,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'track', subjectId: id, action: 'create', to: 'DRAFT' })
    return stillThere((await readTracks(ctx.db, ctx.actor, sql`t.id = ${id}`))[0])
  },
})

/** Edits a track with optimistic locking; fields locked by dependants cannot change. */
export const editTrackUseCase = useCase({
  endpoint: editTrack,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.id),
  authorize: contents.edit,
  run: async (ctx, { body: { id, version, ...fields } }, { acceleratorId }) => {
    const read = async () => (await readTracks(ctx.db, ctx.actor, sql`t.id = ${id}`))[0]
    await refuseWhileOffered(ctx.db, 'track', id)
    await lockForEdit(ctx.db, 'track', id)
    const before = await read()
    if (!before) throw notFound()
    checkEdit('track', before, version, fields)
    await checkShortLink(ctx.db, fields.shortLink, id)
    await checkPerformers(ctx.db, id, fields.investmentType)
    // A currency without an amount is not checked, so it is when the amount comes.
    if (before.feeAmount === null || fields.feeCurrency !== before.feeCurrency)
      await checkCurrency(ctx.db, acceleratorId, fields)
    const faceText = await cleanFace(ctx.db, acceleratorId, fields.faceText)
    await ctx.db
      .updateTable('track')
      .set({
        ...trackColumns({ ...fields, faceText }),
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await audit(ctx, { acceleratorId, subject: 'track', subjectId: id, action: 'edit' })
    return stillThere(await read())
  },
})

/** Opens or closes a track for applications. */
export const setTrackAccessUseCase = useCase({
  endpoint: setTrackAccess,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.id),
  authorize: contents.edit,
  run: async (ctx, { body: { id, accessStatus } }, { acceleratorId }) => {
    await ctx.db.updateTable('track').set({ access_status: accessStatus }).where('id', '=', id).execute()
    await audit(ctx, {
      acceleratorId,
      subject: 'track',
      subjectId: id,
      action: 'setAccess',
      to: accessStatus,
    })
    return stillThere((await readTracks(ctx.db, ctx.actor, sql`t.id = ${id}`))[0])
  },
})
