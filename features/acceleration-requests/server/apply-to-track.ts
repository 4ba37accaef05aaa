import { createParticipation } from '#features/participations'
import { findTrackForApplying } from '#features/programmes'
import { ProductError, notFound } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { applyingRefusal } from '../domain/applying.rules.ts'

/**
 * An application to make; `accept` accepts it at once, as a track that accepts automatically does. Without consent the
 * accelerator gets no contacts by the application alone: whoever imports cannot consent for a leader (ADR 27).
 */
export type ApplicationToMake = {
  projectId: number
  trackId: number
  message: string
  accept?: boolean
  consentVersion?: string
}

/**
 * Applies to a track in the caller's transaction and answers the id of the application. The caller has judged that the
 * actor may apply for the project, and may accept when it is accepted at once.
 */
export const applyToTrack = async (
  ctx: SignedIn,
  { projectId, trackId, message, accept = false, consentVersion }: ApplicationToMake,
): Promise<number> => {
  const track = await findTrackForApplying(ctx.db, trackId)
  if (!track) throw notFound()
  const refused = applyingRefusal(track)
  if (refused) throw new ProductError(refused)
  const accepted = track.acceptAutomatically || accept
  const status = accepted ? 'ACCEPT' : 'NEW'
  const uid = ctx.actor.uid
  const { id } = await ctx.db
    .insertInto('acceleration_request')
    .values({
      accelerator_id: track.acceleratorId,
      project_id: projectId,
      track_id: track.id,
      stream_id: track.streamId,
      status,
      message,
      created_by: uid,
      consent_at: consentVersion ? ctx.now.toISOString() : null,
      consent_version: consentVersion ?? null,
      consent_by: consentVersion ? uid : null,
      decided_at: accepted ? ctx.now.toISOString() : null,
      decided_by: accepted && !track.acceptAutomatically ? uid : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, {
    acceleratorId: track.acceleratorId,
    subject: 'acceleration_request',
    subjectId: id,
    action: 'create',
    to: status,
    comment: message,
    ...(consentVersion ? { details: { consentVersion } } : {}),
  })
  await raise(ctx, 'AccelerationRequestCreated', { id, accepted }, track.acceleratorId)
  if (accepted) {
    await createParticipation(ctx.db, id)
    await raise(ctx, 'AccelerationRequestAccepted', { id }, track.acceleratorId)
  }
  return id
}
