import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { createStream, deleteStream, editStream } from '../contract/timetable.endpoints.ts'
import { maxStreams, overlapAt, periodProblems, requestLeftOut, type Period } from '../domain/stream.rules.ts'
import { timetables } from '../domain/timetable.policy.ts'
import { lockSchedules, lockTracks } from './lock-schedule.ts'
import {
  findStream,
  findTrack,
  readSchedule,
  readStream,
  readToday,
  type KnownStream,
  type StreamSubject,
} from './stream.repository.ts'

const periodOf = ({ from, to }: Period) => `[${from},${to}]`

/** Refuses invalid days, and overlaps with another stream of the schedule, at the overlapping field. */
const checkPeriod = (
  before: KnownStream | null,
  next: Period,
  { today, others }: { today: string; others: readonly KnownStream[] },
): void => {
  const problems = periodProblems(before, next, today)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const other = others.find(({ from, to }) => from <= next.to && to >= next.from)
  if (other) {
    const field = overlapAt(next, other)
    throw new ProductError('STREAM_PERIOD_OVERLAP', {}, { [field]: 'STREAM_PERIOD_OVERLAP' })
  }
}

const record = (
  ctx: SignedIn,
  acceleratorId: number,
  streamId: number,
  action: AuditAction,
  details: Record<string, unknown> = {},
): Promise<void> => audit(ctx, { acceleratorId, subject: 'stream', subjectId: streamId, action, details })

/** The schedule of a track on schedule; created with its first stream. */
const scheduleFor = async (
  db: Db,
  { id, acceleratorId, scheduleId }: { id: number; acceleratorId: number; scheduleId: number | null },
): Promise<number> => {
  if (scheduleId !== null) return scheduleId
  const made = await db
    .insertInto('stream_schedule')
    .values({ accelerator_id: acceleratorId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('track').set({ stream_schedule_id: made.id }).where('id', '=', id).execute()
  return made.id
}

/** Plans a stream; on a shared schedule for all its tracks. */
export const createStreamUseCase = useCase({
  endpoint: createStream,
  load: (ctx, { body }) => findTrack(ctx.db, body.trackId),
  authorize: timetables.edit,
  run: async (ctx, { body: { name, from, to } }, track) => {
    await lockTracks(ctx.db, [track])
    if (track.requestType !== 'ON_SCHEDULE') throw new ProductError('STATE_CHANGED')
    const [{ today }, others] = await Promise.all([
      readToday(ctx.db, track.acceleratorId),
      readSchedule(ctx.db, track.scheduleId),
    ])
    checkPeriod(null, { from, to }, { today, others })
    if (others.length >= maxStreams) throw new ProductError('STREAM_LIMIT')
    const { id } = await ctx.db
      .insertInto('stream')
      .values({
        accelerator_id: track.acceleratorId,
        stream_schedule_id: await scheduleFor(ctx.db, track),
        name,
        period: periodOf({ from, to }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, track.acceleratorId, id, 'create', { name, from, to, trackId: track.id })
    return (after) => readStream(after, id)
  },
})

/** The stream, read under the lock of its schedule; fails if it was changed or deleted meanwhile. */
const heldStream = async (ctx: SignedIn, { id, scheduleId }: StreamSubject, version: number) => {
  await lockSchedules(ctx.db, [scheduleId])
  const all = await readSchedule(ctx.db, scheduleId)
  const known = all.find((one) => one.id === id)
  if (!known || known.version !== version) throw new ProductError('STATE_CHANGED')
  return { known, others: all.filter((one) => one !== known) }
}

/** Renames a stream or changes its days, unless that would exclude an application. */
export const editStreamUseCase = useCase({
  endpoint: editStream,
  load: (ctx, { body }) => findStream(ctx.db, body.id),
  authorize: timetables.edit,
  run: async (ctx, { body: { id, version, name, from, to } }, subject) => {
    const { known, others } = await heldStream(ctx, subject, version)
    const { today } = await readToday(ctx.db, subject.acceleratorId)
    checkPeriod(known, { from, to }, { today, others })
    const requestDate = requestLeftOut(known, { from, to }, known)
    if (requestDate !== null) throw new ProductError('REQUEST_DATE_OUT_OF_STREAM', { requestDate })
    await ctx.db
      .updateTable('stream')
      .set({ name, period: periodOf({ from, to }), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await record(ctx, subject.acceleratorId, id, 'edit', {
      name,
      from,
      to,
      before: { name: known.name, from: known.from, to: known.to },
    })
    return (after) => readStream(after, id)
  },
})

/** Deletes a stream without applications. */
export const deleteStreamUseCase = useCase({
  endpoint: deleteStream,
  load: (ctx, { body }) => findStream(ctx.db, body.id),
  authorize: timetables.edit,
  run: async (ctx, { body: { id, version } }, subject) => {
    const { known } = await heldStream(ctx, subject, version)
    if (known.requestsCount > 0) throw new ProductError('STREAM_HAS_REQUESTS')
    await sql`delete from stream where id = ${id}`.execute(ctx.db)
    const { name, from, to } = known
    await record(ctx, subject.acceleratorId, id, 'delete', { name, from, to })
    return undefined
  },
})
