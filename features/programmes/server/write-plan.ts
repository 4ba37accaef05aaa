import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { writeChecklists } from './checklist.repository.ts'
import { programmeColumns, trackColumns, trackpointColumns, usualRequestType } from './content-columns.ts'
import { refuseTooMany, nextPosition } from './content.repository.ts'
import { cleanFace } from './face.repository.ts'
import type { ProgrammePlan, TrackPlan, TrackpointPlan } from './programme-plan.repository.ts'
import { replaceFields } from './trackpoint-fields.repository.ts'

/** Rows per insert: a statement has at most 65,535 parameters. */
const batchOf = 1000

const inBatches = async <T>(rows: readonly T[], insert: (batch: readonly T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += batchOf) await insert(rows.slice(at, at + batchOf))
}

const writeFields = (ctx: Context, trackpoints: readonly (TrackpointPlan & { id: number })[]) =>
  inBatches(
    trackpoints.flatMap(({ id, fields }) =>
      fields.map(({ code, templateId, required, readOnly }, at) => ({
        trackpoint_id: id,
        template_id: templateId,
        element_code: code,
        seq: at + 1,
        required,
        read_only: readOnly,
      })),
    ),
    (rows) =>
      ctx.db
        .insertInto('trackpoint_field')
        .values([...rows])
        .execute(),
  )

/** Target of a plan. */
type Place = { acceleratorId: number; programmeId: number; seq: number }

/** Writes a track with its trackpoints and their fields, all as drafts; returns its id. */
export const writeTrack = async (
  ctx: Context,
  { acceleratorId, programmeId, seq }: Place,
  { trackpoints, copiedFrom, requestType, scheduleId, coverFileId, form, ...fields }: TrackPlan,
): Promise<number> => {
  refuseTooMany('trackpoint', trackpoints.length)
  const faceText = await cleanFace(ctx.db, acceleratorId, fields.faceText)
  const { id } = await ctx.db
    .insertInto('track')
    .values({
      ...trackColumns({ ...fields, faceText, shortLink: '' }),
      cover_file_id: coverFileId,
      accelerator_id: acceleratorId,
      programme_id: programmeId,
      request_type: requestType ?? usualRequestType(acceleratorId),
      stream_schedule_id: scheduleId,
      seq,
      copied_from_id: copiedFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made =
    trackpoints.length === 0
      ? []
      : await ctx.db
          .insertInto('trackpoint')
          .values(
            trackpoints.map((trackpoint, at) => ({
              ...trackpointColumns(trackpoint, acceleratorId),
              accelerator_id: acceleratorId,
              track_id: id,
              seq: at + 1,
              copied_from_id: trackpoint.copiedFrom,
            })),
          )
          .returning(['id', 'seq'])
          .execute()
  const written = made.map((row) => ({ ...trackpoints[row.seq - 1]!, id: row.id }))
  await writeFields(ctx, written)
  await writeChecklists(ctx.db, written)
  await replaceFields(ctx.db, { kind: 'track', id }, form)
  await audit(ctx, {
    acceleratorId,
    subject: 'track',
    subjectId: id,
    action: 'create',
    to: 'DRAFT',
    details: { trackpoints: trackpoints.length, ...(copiedFrom === null ? {} : { copiedFrom }) },
  })
  return id
}

/** Writes a whole programme at the end of an accelerator's list, all as drafts; returns its id. */
export const writeProgramme = async (
  ctx: Context,
  acceleratorId: number,
  { tracks, ...fields }: ProgrammePlan,
  details: Record<string, unknown> = {},
): Promise<number> => {
  refuseTooMany('track', tracks.length)
  const { id } = await ctx.db
    .insertInto('programme')
    .values({
      ...programmeColumns(fields),
      accelerator_id: acceleratorId,
      seq: await nextPosition(ctx.db, 'programme', acceleratorId, {
        tracks: tracks.length,
        trackpoints: tracks.reduce((sum, { trackpoints }) => sum + trackpoints.length, 0),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, track] of tracks.entries())
    await writeTrack(ctx, { acceleratorId, programmeId: id, seq: at + 1 }, track)
  await audit(ctx, {
    acceleratorId,
    subject: 'programme',
    subjectId: id,
    action: 'create',
    to: 'DRAFT',
    details: { ...details, tracks: tracks.length },
  })
  return id
}
