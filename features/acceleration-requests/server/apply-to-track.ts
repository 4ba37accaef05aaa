import { sql } from 'kysely'
import { createParticipation } from '#features/participations'
import { findTrackForApplying, type TrackForApplying } from '#features/programmes'
import type { RequestedElement } from '#features/project-profiles'
import { publishOnAcceptance } from '#features/showcases'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { ProductError, notFound } from '#platform/domain/product-error.ts'
import { auditEntry } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { raise, raisedEvent, wakeDispatchers } from '#platform/server/events/raise.ts'
import { applyingRefusal } from '../domain/applying.rules.ts'

/**
 * An application to create; `accept` accepts it at once, as a track with automatic acceptance does. Without consent
 * the accelerator gets no contacts by the application alone: an importer cannot consent for a leader (ADR 27).
 */
export type ApplicationToMake = {
  projectId: number
  trackId: number
  message: string
  accept?: boolean
  consentVersion?: string
  /** Required answers of the project, and the hidden elements that they make visible. */
  answers?: { requested: RequestedElement[]; versionIds: number[]; openedCodes: string[] } | undefined
}

/**
 * Creates an application in the caller's transaction and returns its id. The caller has checked that the actor may
 * apply for the project, and may accept if it is accepted at once.
 */
export const makeApplication = async (
  ctx: SignedIn,
  track: TrackForApplying,
  { projectId, message, accept = false, consentVersion, answers }: Omit<ApplicationToMake, 'trackId'>,
): Promise<number> => {
  const refused = applyingRefusal(track)
  if (refused) throw new ProductError(refused)
  const accepted = track.acceptAutomatically || accept
  const status = accepted ? 'ACCEPT' : 'NEW'
  const uid = ctx.actor.uid
  const { acceleratorId } = track
  const request = ctx.db
    .insertInto('acceleration_request')
    .values({
      accelerator_id: acceleratorId,
      project_id: projectId,
      track_id: track.id,
      stream_id: track.streamId,
      status,
      message,
      created_by: uid,
      consent_at: consentVersion ? ctx.now.toISOString() : null,
      consent_version: consentVersion ?? null,
      consent_by: consentVersion ? uid : null,
      ...(answers
        ? {
            asked: sql<string>`${JSON.stringify(answers.requested)}::jsonb`,
            profile_version_ids: sql<number[]>`${answers.versionIds}::bigint[]`,
            opened_codes: sql<string[]>`${answers.openedCodes}::text[]`,
          }
        : {}),
      decided_at: accepted ? ctx.now.toISOString() : null,
      decided_by: accepted && !track.acceptAutomatically ? uid : null,
    })
    .returning('id')
  const entry = auditEntry(ctx, {
    acceleratorId,
    subject: 'acceleration_request',
    subjectId: sql<string>`(select id::text from made)`,
    action: 'create',
    to: status,
    comment: message,
    ...(consentVersion ? { details: { consentVersion } } : {}),
  })
  const raised = raisedEvent(ctx, {
    name: 'AccelerationRequestCreated',
    payload: sql`(select jsonb_build_object('id', id, 'accepted', ${accepted}::boolean) from made)`,
    acceleratorId,
  })
  const { rows } = await sql<{ id: number }>`
    with made as (${request}), audited as (${entry}), raised as (${raised}) select id from made`.execute(
    ctx.db,
  )
  const { id } = rows[0]!
  await wakeDispatchers(ctx.db)
  if (accepted) {
    await createParticipation(ctx.db, id)
    await raise(ctx, 'AccelerationRequestAccepted', { id }, acceleratorId)
    await publishOnAcceptance(ctx, id)
  }
  return id
}

/** Why a project cannot apply to a track now, by the rules of an application; `null` if it can. */
export const trackRefusal = async (db: Db, trackId: number): Promise<ErrorCode | null> => {
  const track = await findTrackForApplying(db, trackId)
  return track ? applyingRefusal(track) : 'NOT_FOUND'
}

/** Applies to a track that is not loaded yet. Errors: `NOT_FOUND` without it, and those of `makeApplication`. */
export const applyToTrack = async (
  ctx: SignedIn,
  { trackId, ...application }: ApplicationToMake,
): Promise<number> => {
  const track = await findTrackForApplying(ctx.db, trackId)
  if (!track) throw notFound()
  return makeApplication(ctx, track, application)
}
